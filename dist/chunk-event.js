import { $t as object, Jt as is, Qt as number, Zt as nullish, an as safeParse, en as optional, in as regex, nn as pipe, sn as string } from "./chunk-run.js";
// src/github/event.ts
const NO_COMMIT = /^0+$/;
const sha = pipe(string(), regex(/^[0-9a-f]{40,64}$/));
const repo = object({ full_name: string() });
const Payload = object({
	repository: optional(object({ default_branch: optional(string()) })),
	pull_request: optional(object({
		number: number(),
		head: object({
			sha,
			repo: nullish(repo)
		}),
		base: object({
			sha,
			ref: string(),
			repo
		})
	})),
	before: optional(string()),
	merge_group: optional(object({
		base_sha: sha,
		base_ref: string()
	})),
	workflow_run: optional(object({
		id: number(),
		event: string(),
		head_sha: sha,
		head_branch: nullish(string()),
		head_repository: nullish(repo),
		path: nullish(string())
	}))
});
/**
* Reads what GitHub tells a job: variables and the payload of the event.
*
* Never throws: an event without a pull request, or a payload that is not what it should be, has null
* in its place.
*/
function readEvent(environment, payload) {
	const of = (name) => environment[name] ?? "";
	const parsed = safeParse(Payload, payload);
	const data = parsed.success ? parsed.output : {};
	const [owner = "", repository = ""] = of("GITHUB_REPOSITORY").split("/");
	const serverUrl = of("GITHUB_SERVER_URL") || "https://github.com";
	const before = data.before ?? "";
	return {
		name: of("GITHUB_EVENT_NAME"),
		owner,
		repository,
		sha: of("GITHUB_SHA"),
		refName: of("GITHUB_REF_NAME"),
		isBranch: of("GITHUB_REF_TYPE") === "branch",
		isProtected: of("GITHUB_REF_PROTECTED") === "true",
		defaultBranch: data.repository?.default_branch ?? null,
		workflowRef: of("GITHUB_WORKFLOW_REF"),
		runId: Number(of("GITHUB_RUN_ID")) || 0,
		runAttempt: Number(of("GITHUB_RUN_ATTEMPT")) || 1,
		actor: of("GITHUB_ACTOR"),
		serverUrl,
		runUrl: `${serverUrl}/${owner}/${repository}/actions/runs/${of("GITHUB_RUN_ID")}`,
		pullRequest: pullRequestOf(data.pull_request),
		before: is(sha, before) && !NO_COMMIT.test(before) ? before : null,
		mergeGroup: data.merge_group === void 0 ? null : {
			baseSha: data.merge_group.base_sha,
			baseBranch: data.merge_group.base_ref.replace(/^refs\/heads\//, "")
		},
		workflowRun: workflowRunOf(data.workflow_run)
	};
}
function pullRequestOf(data) {
	if (data === void 0) return null;
	return {
		number: data.number,
		headSha: data.head.sha,
		baseSha: data.base.sha,
		baseBranch: data.base.ref,
		isFork: data.head.repo?.full_name !== data.base.repo.full_name
	};
}
function workflowRunOf(data) {
	if (data === void 0) return null;
	return {
		id: data.id,
		event: data.event,
		headSha: data.head_sha,
		headBranch: data.head_branch ?? null,
		headRepository: data.head_repository?.full_name ?? null,
		workflow: /([^/@]+)(?:@.*)?$/.exec(data.path ?? "")?.[1] ?? null
	};
}
/**
* The commit to compare with (spec: action, "Baseline").
*
* A pull request is compared with its base, a merge queue with the group's base, a push with what was
* there before; a new branch, a schedule or a manual run with the last results of the same commit or
* of the nearest older one.
*
* @returns null where an event has no commit
*/
function wantedBase(event) {
	const { pullRequest, mergeGroup, name, sha: own, defaultBranch } = event;
	const branchesFrom = (first) => [.../* @__PURE__ */ new Set([first, ...defaultBranch === null ? [] : [defaultBranch]])];
	if (pullRequest !== null) return {
		sha: pullRequest.baseSha,
		branches: branchesFrom(pullRequest.baseBranch)
	};
	if (mergeGroup !== null) return {
		sha: mergeGroup.baseSha,
		branches: branchesFrom(mergeGroup.baseBranch)
	};
	const start = name === "push" ? event.before ?? own : own;
	if (!event.isBranch || start === "") return null;
	return {
		sha: start,
		branches: branchesFrom(event.refName)
	};
}
/**
* Why the token cannot write, known before it is tried; null when it may.
*
* @see https://docs.github.com/actions/security-for-github-actions: runs of forks and of Dependabot
*   get a read-only token
*/
function readOnlyReason({ name, pullRequest, actor }) {
	if (name !== "pull_request" || pullRequest === null) return null;
	if (pullRequest.isFork) return "a pull request from a fork has a read-only token";
	if (actor === "dependabot[bot]") return "a pull request of Dependabot has a read-only token";
	return null;
}
const SAVING_EVENTS = /* @__PURE__ */ new Set([
	"push",
	"schedule",
	"workflow_dispatch"
]);
/**
* Whether results of this run may become a baseline under `save-baseline: auto` or `true`.
*
* `auto` takes the default branch and protected branches; `true` any branch. Never a pull request or a
* merge queue.
*/
function maySaveBaseline(event, how) {
	if (how === "false" || !SAVING_EVENTS.has(event.name) || !event.isBranch) return false;
	return how === "true" || event.isProtected || event.refName === event.defaultBranch;
}
export { wantedBase as i, readEvent as n, readOnlyReason as r, maySaveBaseline as t };
