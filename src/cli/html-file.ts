import { htmlReport, type HtmlReportRequest } from '../app/html-report.ts';
import type { DataSource } from '../app/open-house.ts';
import { runDocuments } from '../app/report-documents.ts';
import type { RunResults } from '../results/model.ts';
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
  const documents =
    images && run.include !== 'none'
      ? await runDocuments(documentsSource(settings, run.head), run.head)
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

/** Where the documents of a run are: `--dataset` where it is given, else what the run itself read. */
export function documentsSource(settings: Settings, { dataset }: RunResults): DataSource {
  const given = dataOf(settings);
  if (settings.isFlagged('dataset')) return given;
  const { source, revision } = dataset;
  return { ...given, dataset: source, revision: revision.startsWith('sha256:') ? null : revision };
}
