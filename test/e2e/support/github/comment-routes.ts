import { type Answer, fieldsOf, jsonAnswer } from '../http.ts';
import { listAnswer, notFound } from './paging.ts';
import type { Needs } from './permissions.ts';
import { type Asked, REPOSITORY, type Route, type RouteContext } from './route.ts';
import type { Comment } from './state.ts';

/** Who an installation token comments as. */
export const BOT = 'github-actions[bot]';

const READ: Needs = [{ issues: 'read' }, { pull_requests: 'read' }];
const WRITE: Needs = [{ issues: 'write' }, { pull_requests: 'write' }];
/** GitHub counts characters of the body and refuses more than so many. */
const MOST_CHARACTERS = 65_536;

const OF_ISSUE = new RegExp(`^${REPOSITORY}/issues/(?<issue>\\d+)/comments$`);
const ONE = new RegExp(`^${REPOSITORY}/issues/comments/(?<comment>\\d+)$`);

/** Issue comments, which are also those of pull requests. */
export function commentRoutes({ state, bodies }: RouteContext): readonly Route[] {
  const one = ({ names }: Asked, answer: (comment: Comment) => Answer): Answer => {
    const comment = state.comments.find(({ id }) => String(id) === names['comment']);
    return comment === undefined ? notFound() : answer(comment);
  };
  const list = (asked: Asked): Answer => {
    const issue = Number(asked.names['issue']);
    return listAnswer(asked, state.commentsOf(issue), (comment) => bodies.comment(comment));
  };
  const create = (asked: Asked): Answer => {
    const body = bodyOf(asked);
    if (body === null) return tooLong();
    const comment = state.addComment(Number(asked.names['issue']), BOT, body);
    return jsonAnswer(201, bodies.comment(comment));
  };
  const update = (asked: Asked): Answer =>
    one(asked, (comment) => {
      const body = bodyOf(asked);
      if (body === null) return tooLong();
      comment.body = body;
      comment.updatedAt = new Date().toISOString();
      return jsonAnswer(200, bodies.comment(comment));
    });
  const remove = (asked: Asked): Answer =>
    one(asked, (gone) => {
      state.comments = state.comments.filter((comment) => comment !== gone);
      return { status: 204 };
    });
  const show = (asked: Asked): Answer =>
    one(asked, (comment) => jsonAnswer(200, bodies.comment(comment)));
  return [
    { method: 'GET', path: OF_ISSUE, needs: READ, answer: list },
    { method: 'POST', path: OF_ISSUE, needs: WRITE, answer: create },
    { method: 'GET', path: ONE, needs: READ, answer: show },
    { method: 'PATCH', path: ONE, needs: WRITE, answer: update },
    { method: 'DELETE', path: ONE, needs: WRITE, answer: remove },
  ];
}

function bodyOf(asked: Asked): string | null {
  const body = String(fieldsOf(JSON.parse(asked.body.toString('utf8')))['body']);
  return [...body].length > MOST_CHARACTERS ? null : body;
}

function tooLong(): Answer {
  const message = 'Validation Failed';
  const errors = [{ resource: 'IssueComment', code: 'unprocessable', field: 'data' }];
  return jsonAnswer(422, { message, errors, documentation_url: 'https://docs.github.com/rest' });
}
