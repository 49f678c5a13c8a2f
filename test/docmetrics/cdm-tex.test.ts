import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TEX_DEPTH, MAX_TEX_LENGTH, prepareTex } from '../../src/docmetrics/cdm-tex.ts';

const tex = String.raw;

describe('prepareTex', () => {
  it.each([
    ['x', 'x'],
    ['  x\n', 'x'],
    ['$$x$$', 'x'],
    ['$ x $', 'x'],
    [tex`\[x\]`, 'x'],
    [tex`\( x \)`, 'x'],
    [tex`$$\(x\)$$`, 'x'],
    ['$x', '$x'],
    [tex`\[x\\]`, tex`\[x\\]`],
    [tex`x\label{eq:1}`, 'x'],
    [tex`x\tag{1}+y`, 'x+y'],
    [tex`x\tag*{\text{a}}+y`, 'x+y'],
    [tex`x\tag {a\}b}`, 'x'],
    [tex`x\label{open`, tex`x\label{open`],
    [tex`x\labels{a}`, tex`x\labels{a}`],
    [tex`x\nonumber\\y\notag`, tex`x\\y`],
    [tex`x\\tag{1}`, tex`x\\tag{1}`],
  ])('makes %j into %j', (source, ready) => {
    expect(prepareTex(source)).toEqual({ kind: 'ready', tex: ready });
  });

  it.each(['', ' \n', '$$', '$$$$', tex`\[\]`, tex`\label{a}`, ' '.repeat(20_000)])(
    'calls %j empty',
    (source) => {
      expect(prepareTex(source)).toEqual({ kind: 'empty' });
    },
  );

  it('refuses a formula one code point too long, whatever its width in units', () => {
    for (const character of ['x', '𝐀']) {
      expect(prepareTex(character.repeat(MAX_TEX_LENGTH)).kind).toBe('ready');
      expect(prepareTex(character.repeat(MAX_TEX_LENGTH + 1)).kind).toBe('too-large');
    }
    expect(prepareTex('x'.repeat(1_000_000)).kind).toBe('too-large');
  });

  it.each([
    ['{', '}'],
    [tex`\left(`, tex`\right)`],
    [tex`\begin{matrix}`, tex`\end{matrix}`],
  ])('refuses %s nested one level too deep', (open, close) => {
    const nested = (depth: number) =>
      prepareTex(`${open.repeat(depth)}x${close.repeat(depth)}`).kind;
    const own = open.startsWith(tex`\begin`) ? MAX_TEX_DEPTH - 1 : MAX_TEX_DEPTH;
    expect(nested(own)).toBe('ready');
    expect(nested(own + 1)).toBe('too-large');
  });

  it('counts neither escaped braces nor arrows as nesting', () => {
    expect(prepareTex(tex`\{`.repeat(500)).kind).toBe('ready');
    expect(prepareTex(tex`\leftarrow `.repeat(300)).kind).toBe('ready');
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (source) => {
        expect(['ready', 'empty', 'too-large']).toContain(prepareTex(source).kind);
      }),
    );
  });
});
