import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutByCodePoints, defuseCommands, visible, visibleCut } from '../../src/report/escape.ts';

describe('visible', () => {
  it.each([
    ['plain text', 'Total 1,204.00 | 17.5', 'Total 1,204.00 | 17.5'],
    ['control characters as pictures', 'a\0b\u001b[31m\r\n\t\u007f', 'a␀b␛[31m␍␊␉␡'],
    ['C1 controls', 'a\u009b31m\u0085', 'a\\u{9B}31m\\u{85}'],
    ['bidi controls', 'a\u202eb\u2066c\u061c', 'a\\u{202E}b\\u{2066}c\\u{61C}'],
    ['zero-width characters', 'a\u200bb\u2060\ufeff\u00ad', 'a\\u{200B}b\\u{2060}\\u{FEFF}\\u{AD}'],
    ['line separators', 'a\u2028b\u2029', 'a\\u{2028}b\\u{2029}'],
    ['lone surrogates', 'a\ud800b\udc00', 'a\\u{D800}b\\u{DC00}'],
    ['tag characters', '\u{e0041}', '\\u{E0041}'],
    ['variation selectors that carry data', 'a\u{e0101}\ufe05', 'a\\u{E0101}\\u{FE05}'],
    ['fillers that look blank', '\u3164\u115f', '\\u{3164}\\u{115F}'],
    ['private characters', '\ue000', '\\u{E000}'],
    ['a joiner between Latin letters', 'pay\u200dpal', 'pay\\u{200D}pal'],
    ['a second joiner', 'क\u200d\u200dष', 'क\\u{200D}\\u{200D}ष'],
    ['a mark that would fall on our own text', '\u0301a', '◌\u0301a'],
    ['a mark after a control character', '\u0007\u0301', '␇◌\u0301'],
  ])('shows %s', (_, text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it.each([
    ['accents', 'e\u0301\u0323'],
    ['Hebrew points', 'בְּרֵאשִׁית'],
    ['Indic joiners', 'क्\u200dष'],
    ['Persian joiners', 'می\u200cخواهم'],
    ['emoji families', '👨\u200d👩\u200d👧'],
    ['emoji selectors', '❤️ ❤️\u200d🔥'],
    ['wide text', '目次…——'],
    ['Arabic number signs', '\u0600\u0661'],
  ])('leaves %s alone', (_, text) => {
    expect(visible(text)).toBe(text);
  });

  it('stops a tower of combining marks', () => {
    const shown = visible(`a${'\u0301'.repeat(12)}`);
    expect(shown).toBe(`a${'\u0301'.repeat(8)}${'\\u{301}'.repeat(4)}`);
  });

  it('never lets a character through that steers or hides, and is done after one pass', () => {
    const hostile = fc.string({
      unit: fc.oneof(
        fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
        fc.constantFrom('\u001b', '\u200d', '\ufe0f', '\u0301', '❤', 'क', '\ud800', 'a'),
      ),
    });
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = visible(text);
        expect(shown).not.toMatch(
          /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u,
        );
        expect(visible(shown)).toBe(shown);
      }),
    );
  });
});

describe('cutByCodePoints', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['👨👩👧', 3, '👨👩👧'],
    ['👨👩👧👦', 3, '👨👩…'],
    ['abc', 1, '…'],
    ['abc', 0, ''],
    ['', 0, ''],
  ])('cuts %j to %i code points', (text, most, cut) => {
    expect(cutByCodePoints(text, most)).toBe(cut);
  });

  it('never has more code points than asked for, and keeps what fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: 30 }), (text, most) => {
        const points = Array.from(text);
        const cut = cutByCodePoints(text, most);
        expect(Array.from(cut).length).toBe(Math.min(points.length, most));
        const kept = points.length <= most ? points : points.slice(0, Math.max(0, most - 1));
        expect(cut.startsWith(kept.join(''))).toBe(true);
      }),
    );
  });

  it('does not read on in a text of 100 million characters', () => {
    expect(visibleCut('\u001b'.repeat(100_000_000), 3)).toBe('␛␛…');
  });
});

describe('defuseCommands', () => {
  it.each([
    ['::error::x', '∶:error::x'],
    ['  ::add-mask::x', '  ∶:add-mask::x'],
    ['a\n\t::error::x', 'a\n\t∶:error::x'],
    ['\u001b[1m::error::\u001b[22m', '\u001b[1m∶:error::\u001b[22m'],
    ['\u001b[1m:\u001b[22m:error::', '\u001b[1m∶\u001b[22m:error::'],
    ['text ##[error]x', 'text #♯[error]x'],
    ['#\u001b[7m#[error]', '#\u001b[7m♯[error]'],
    ['##vso[task.setvariable]x', '#♯vso[task.setvariable]x'],
    ["##TeamCity[message text='x']", "#♯TeamCity[message text='x']"],
  ])('takes the power from %j', (line, harmless) => {
    expect(defuseCommands(line)).toBe(harmless);
  });

  it.each(['a ::error::', 'std::vector', '# heading', '## heading', ': x'])(
    'leaves %j alone',
    (line) => {
      expect(defuseCommands(line)).toBe(line);
    },
  );
});
