import type { Loss } from '../../results/metrics-model.ts';
import {
  type MarkedCell,
  type MarkedPiece,
  markedTables,
  markedTexts,
} from '../../results/metrics-difference.ts';
import { cutByCodePoints } from '../escape.ts';
import { markupText } from '../xml.ts';

/** Code points of one side that are shown, and rows and cells of a table. */
const MAX_TEXT = 4000;
const MAX_ROWS = 200;
const MAX_CELLS = 60;

/** Draws a formula as an `svg` element of outlines; null where it cannot be drawn. */
export type DrawFormula = (source: string) => string | null;

/** What a block lost, its reference beside what the parser wrote. */
export function lossHtml(loss: Loss, drawFormula: DrawFormula): string {
  const { kind, reference, predicted, lost } = loss;
  const [wanted, given] = sidesOf(
    {
      ...loss,
      reference: cutByCodePoints(reference, MAX_TEXT),
      predicted: cutByCodePoints(predicted, MAX_TEXT),
    },
    drawFormula,
  );
  const share = `${(Math.min(1, Math.max(0, lost)) * 100).toFixed(1)}% lost`;
  const side = (title: string, content: string, name: string): string =>
    `<div class="block" tabindex="0" role="group" aria-label="${name}"><p class="quiet">${title}</p>${content}</div>`;
  return `<p>${kind}, ${share}</p>
<div class="pair">${side('reference', wanted, `reference of a ${kind}`)}${side('parser', given, `what the parser wrote of a ${kind}`)}</div>`;
}

function sidesOf(loss: Loss, drawFormula: DrawFormula): readonly [string, string] {
  const { kind, reference, predicted } = loss;
  if (kind === 'table') {
    const tables = markedTables(loss);
    if (tables !== null) {
      return [tableHtml(tables.wanted, 'lost'), tableHtml(tables.given, 'made')];
    }
  }
  const { wanted, given } = markedTexts(loss);
  const [left, right] = [piecesHtml(wanted, 'del'), piecesHtml(given, 'ins')];
  if (kind !== 'formula') return [left, right];
  return [drawn(reference, drawFormula) + left, drawn(predicted, drawFormula) + right];
}

function drawn(source: string, drawFormula: DrawFormula): string {
  if (source === '') return '';
  const svg = drawFormula(source);
  return svg === null ? '<p class="quiet">cannot be drawn</p>' : `<p>${svg}</p>`;
}

function piecesHtml(pieces: readonly MarkedPiece[], tag: 'del' | 'ins'): string {
  if (pieces.length === 0) return '<p class="quiet">nothing</p>';
  const html = pieces.map(({ text, differs }) => {
    const shown = text.split('\n').map(markupText).join('<br>');
    return differs ? `<${tag}>${shown}</${tag}>` : shown;
  });
  return `<p>${html.join('')}</p>`;
}

function tableHtml(rows: readonly (readonly MarkedCell[])[], name: 'lost' | 'made'): string {
  if (rows.length === 0) return '<p class="quiet">no table</p>';
  const html = rows.slice(0, MAX_ROWS).map((cells) => {
    const shown = cells
      .slice(0, MAX_CELLS)
      .map(
        ({ text, differs }) => `<td${differs ? ` class="${name}"` : ''}>${markupText(text)}</td>`,
      );
    return `<tr>${shown.join('')}</tr>`;
  });
  return `<table><tbody>${html.join('')}</tbody></table>`;
}
