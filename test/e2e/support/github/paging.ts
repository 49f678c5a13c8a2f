import { type Answer, jsonAnswer } from '../http.ts';
import type { Asked } from './route.ts';

const MOST = 100;
const USUAL = 30;

interface Page<T> {
  readonly entries: readonly T[];
  readonly headers: Readonly<Record<string, string>>;
}

/** The entries of the page that was asked for, and the `link` header to the others. */
export function pageOf<T>({ url }: Asked, all: readonly T[]): Page<T> {
  const size = Math.min(MOST, Number(url.searchParams.get('per_page') ?? USUAL));
  const page = Number(url.searchParams.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const near = { prev: page - 1, next: page + 1, first: 1, last };
  const links = Object.entries(near)
    .filter(([, to]) => to >= 1 && to <= last && to !== page)
    .map(([name, to]) => `<${withPage(url, to)}>; rel="${name}"`);
  return {
    entries: all.slice((page - 1) * size, page * size),
    headers: links.length === 0 ? {} : { link: links.join(', ') },
  };
}

/** A list that is the whole answer. */
export function listAnswer<T>(asked: Asked, all: readonly T[], body: (entry: T) => object): Answer {
  const { entries, headers } = pageOf(asked, all);
  return jsonAnswer(200, entries.map(body), headers);
}

/** A list under a name, with the count of all. */
export function countedAnswer<T>(
  asked: Asked,
  name: string,
  all: readonly T[],
  body: (entry: T) => object,
): Answer {
  const { entries, headers } = pageOf(asked, all);
  return jsonAnswer(200, { total_count: all.length, [name]: entries.map(body) }, headers);
}

export function notFound(): Answer {
  return jsonAnswer(404, {
    message: 'Not Found',
    documentation_url: 'https://docs.github.com/rest',
    status: '404',
  });
}

function withPage(url: URL, page: number): string {
  const other = new URL(url);
  other.searchParams.set('page', String(page));
  return other.href;
}
