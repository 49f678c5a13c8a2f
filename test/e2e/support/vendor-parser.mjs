// The parser of a vendor: node parser.mjs DOCUMENT ID. Reads the text that a simple PDF paints, and
// does with a page what parser.json beside it says.
import { readFileSync, writeFileSync } from 'node:fs';

const [document, id] = process.argv.slice(2);
const settings = JSON.parse(readFileSync(new URL('parser.json', import.meta.url), 'utf8'));
if (settings.environmentTo) {
  writeFileSync(settings.environmentTo, JSON.stringify(process.env));
}
const painted = readFileSync(document, 'latin1').matchAll(/\(((?:[^()\\]|\\.)*)\) ?Tj/g);
const text = Array.from(painted, ([, line]) => line.replace(/\\(.)/g, '$1')).join('\n');
switch (settings.pages?.[id]) {
  case 'loop':
    console.log(
      `${text}\n${`${settings.phrase ?? 'The lamp is out'}\n`.repeat(settings.loopCount)}`,
    );
    break;
  case 'hang':
    setInterval(() => undefined, 1000);
    break;
  case 'crash':
    console.error('out of memory');
    process.exit(7);
    break;
  case 'empty':
    break;
  default:
    console.log(text);
}
