import { dirname, extname } from 'node:path';
import { InputError } from '../errors.ts';
import type { Comparison } from '../gate/compare.ts';
import { writeFileAtomically } from '../host/atomic-write.ts';
import { makeFolder } from '../host/files.ts';
import type { RunResults } from '../results/model.ts';
import type { Settings } from './settings.ts';

/** Files to write beside the report on the terminal; null for none. */
export interface ReportPaths {
  readonly badge: string | null;
  readonly junit: string | null;
  readonly sarif: string | null;
}

/** @throws InputError for a badge that is neither SVG nor JSON, before anything runs */
export function reportPathsOf(settings: Settings): ReportPaths {
  const badge = pathOf(settings, 'badge-path');
  if (badge !== null && !['.svg', '.json'].includes(extname(badge).toLowerCase())) {
    throw new InputError('invalid-option', `badge-path must end in .svg or .json, got "${badge}"`, {
      hint: 'Name a .svg for a picture, or a .json for the endpoint badge of shields.io.',
    });
  }
  return {
    badge,
    junit: pathOf(settings, 'junit-path'),
    sarif: pathOf(settings, 'sarif-path'),
  };
}

/**
 * Writes the files that were asked for, each whole or not at all.
 *
 * @throws MeasureError naming the file that cannot be written
 */
export async function writeReportFiles(
  paths: ReportPaths,
  head: RunResults,
  comparison: Comparison,
): Promise<void> {
  if (paths.badge !== null) {
    const { badgeEndpoint, badgeSvg } = await import('../report/badge.ts');
    const isSvg = extname(paths.badge).toLowerCase() === '.svg';
    await writeInto(paths.badge, isSvg ? badgeSvg(head.summary) : badgeEndpoint(head.summary));
  }
  if (paths.junit !== null) {
    const { junitXml } = await import('../report/junit.ts');
    await writeInto(paths.junit, junitXml(head, comparison));
  }
  if (paths.sarif !== null) {
    const { sarifJson } = await import('../report/sarif.ts');
    await writeInto(paths.sarif, sarifJson(head, comparison));
  }
}

/** Writes a file and makes the folders above it. */
export async function writeInto(path: string, content: string | Uint8Array): Promise<void> {
  await makeFolder(dirname(path));
  await writeFileAtomically(path, content);
}

function pathOf(settings: Settings, name: string): string | null {
  const path = settings.text(name);
  return path === '' ? null : path;
}
