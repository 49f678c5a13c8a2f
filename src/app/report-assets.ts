import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readText } from '../host/files.ts';
import type { ReportAssets } from '../report/html/document.ts';

const MAX_ASSET_BYTES = 1024 * 1024;

/** The report's script and style, beside the bundle or in the sources. */
export async function reportAssets(): Promise<ReportAssets> {
  const [script, style] = await Promise.all([asset('report-page.js'), asset('report-page.css')]);
  return { script, scriptHash: sha256(script), style, styleHash: sha256(style) };
}

async function asset(name: string): Promise<string> {
  const beside = new URL(name, import.meta.url);
  const path = existsSync(beside) ? beside : new URL(`../web/${name}`, import.meta.url);
  return readText(fileURLToPath(path), MAX_ASSET_BYTES);
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64');
}
