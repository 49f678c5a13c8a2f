// Writes test/golden/pdftotext.json with the installed pdftotext: node scripts/build-pdftotext-golden.ts
import { writeFile } from 'node:fs/promises';
import { deriveGolden, goldenFile, pdftotextVersion } from '../test/pdf/golden.ts';

const version = pdftotextVersion();
if (version === null) throw new Error('pdftotext is missing: install poppler-utils (Debian)');
await writeFile(goldenFile, `${JSON.stringify(deriveGolden(version), null, 1)}\n`);
