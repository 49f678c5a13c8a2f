import { visible } from './escape.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A foreign text for XML, SVG or HTML, in an element or a quoted attribute.
 *
 * Every character is visible (see `visible`), which leaves none that XML forbids: controls, lone
 * surrogates and U+FFFE became pictures or `\u{FFFE}`.
 */
export function markupText(text: string): string {
  return visible(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
