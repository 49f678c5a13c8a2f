import { htmlReport, type HtmlReportRequest } from '../app/html-report.ts';
import { runDocuments } from '../app/report-documents.ts';
import { dataOf } from './data-settings.ts';
import type { Settings } from './settings.ts';

type Run = Pick<
  HtmlReportRequest,
  | 'head'
  | 'base'
  | 'comparison'
  | 'decision'
  | 'headFolder'
  | 'baseFolder'
  | 'include'
  | 'history'
  | 'signal'
>;

/** The HTML report of a run as options ask for it. */
export async function htmlOf(settings: Settings, run: Run): Promise<string> {
  const redact = settings.flag('redact');
  const images = !settings.flag('no-images') && !redact;
  const { source, revision } = run.head.dataset;
  const given = dataOf(settings);
  const isHub = !revision.startsWith('sha256:');
  const data = settings.isFlagged('dataset')
    ? given
    : { ...given, dataset: source, revision: isHub ? revision : null };
  const documents =
    images && run.include !== 'none'
      ? await runDocuments(data, run.head)
      : { paths: new Map<string, string>(), note: null };
  return htmlReport({
    ...run,
    redact,
    images,
    documents: documents.paths,
    notes: documents.note === null ? [] : [documents.note],
    maxBytes: settings.bytes('max-bytes'),
  });
}
