import { markupText } from '../xml.ts';
import type { PageMedia } from './page-data.ts';
import type { OverviewData } from './report-data.ts';

/** The report's own script and style, with their SHA-256 in base 64 for the content policy. */
export interface ReportAssets {
  readonly script: string;
  readonly scriptHash: string;
  readonly style: string;
  readonly styleHash: string;
}

/**
 * One HTML file without anything from outside: data in inert blocks, one script and one style by hash.
 *
 * @param media for each page of the data, as `mediaBlock` made it
 */
export function htmlDocument(
  data: OverviewData,
  media: readonly string[],
  assets: ReportAssets,
): string {
  const policy = [
    `default-src 'none'`,
    `script-src 'sha256-${assets.scriptHash}'`,
    `style-src 'sha256-${assets.styleHash}'`,
    'img-src data:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  const blocks = media.map(
    (json, index) => `<script type="application/json" id="media-${index}">${json}</script>\n`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Boo Bench: ${markupText(data.label)}</title>
<link rel="icon" href="data:,">
<style>${assets.style}</style>
</head>
<body>
<noscript><p class="noscript">This report draws itself with the script that is in it: allow scripts for this file. Nothing is loaded from anywhere.</p></noscript>
<div id="app"></div>
<script type="application/json" id="data">${inertJson(data)}</script>
${blocks.join('')}<script>${assets.script}</script>
</body>
</html>
`;
}

/** The texts and picture of a page as they stand in the file. */
export function mediaBlock(media: PageMedia): string {
  return inertJson(media);
}

/** JSON that ends no element and starts no comment. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
}
