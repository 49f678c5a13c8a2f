import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js';
import { TextNode, type MmlNode } from 'mathjax-full/js/core/MmlTree/MmlNode.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import { AllPackages } from 'mathjax-full/js/input/tex/AllPackages.js';
import { Configuration } from 'mathjax-full/js/input/tex/Configuration.js';
import { NoTags, TagsFactory } from 'mathjax-full/js/input/tex/Tags.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { SVG } from 'mathjax-full/js/output/svg.js';

/** The attribute that carries a leaf's characters, as the source has them, into the drawing. */
export const CHARACTERS = 'data-characters';
/** The attribute that marks an accent over or under its base. */
export const ACCENT = 'data-accent';

/** Nodes of the formula's tree; time grows with their square, to about one second here. */
const MAX_NODES = 10_000;
/** Depth of that tree: it is walked by recursion. */
const MAX_TREE_DEPTH = 400;
/** Macro substitutions in one formula; a formula of a page needs a few dozen. */
const MAX_MACROS = 1_000;

/**
 * Not loaded: `noundefined` and `noerrors` hide faults as red text (S16.4), `bussproofs` needs a browser,
 * `html`, `action` and `unicode` bring links, styles and fonts, `tagformat` formats what is taken off before.
 */
const LEFT_OUT = new Set([
  'noundefined',
  'noerrors',
  'bussproofs',
  'html',
  'action',
  'unicode',
  'tagformat',
]);

/** Skips an unknown control word and reads on, as LaTeX does in nonstop mode (S16.4). */
const SKIP_UNKNOWN = 'skip-unknown';
Configuration.create(SKIP_UNKNOWN, { fallback: { macro: () => undefined } });

const PACKAGES = [...AllPackages.filter((name) => !LEFT_OUT.has(name)), SKIP_UNKNOWN];

/** What defines or switches something that would outlive the formula. */
const DEFINES =
  /\\(?:[egx]?def|let|(?:re|provide)?new\w+|renew\w+|Declare\w+|mathtoolsset|definecolor|usetagform)/;

class TooManyNodes extends Error {}

type Input = TeX<unknown, unknown, unknown>;
type Machine = { readonly input: Input; convert(tex: string): unknown };

RegisterHTMLHandler(liteAdaptor());
let shared: Machine | undefined;

/**
 * Typesets a formula as a tree of SVG elements; glyphs are outlines in thousandths of an em.
 *
 * The same source gives the same tree whatever was typeset before it.
 *
 * @param tex source without delimiters, within the limits of `prepareTex`
 * @returns the outermost element; null for a formula with a fault that LaTeX would stop at, and for
 *   one that expands beyond the limits
 */
export function typeset(tex: string): LiteElement | null {
  const machine = DEFINES.test(tex) ? newMachine() : (shared ??= newMachine());
  const known = knownEnvironmentsOnly(tex, machine.input);
  try {
    return machine.convert(known) as LiteElement;
  } catch {
    // A fault of the formula, too many nodes, or a stack overflow: the formula cannot be rendered.
    // Half a formula may be left in the machine.
    shared = undefined;
    return null;
  }
}

function newMachine(): Machine {
  const input: Input = new TeX({
    packages: PACKAGES,
    maxMacros: MAX_MACROS,
    formatError: (_: unknown, fault: Error) => {
      throw fault;
    },
  });
  forgetTags(input);
  const factory = input.parseOptions.nodeFactory;
  const create = factory.create.bind(factory);
  let nodes = 0;
  factory.create = (kind, ...rest: unknown[]) => {
    if (++nodes > MAX_NODES) throw new TooManyNodes(`a formula of more than ${MAX_NODES} nodes`);
    return create(kind, ...rest);
  };
  input.preFilters.add(() => {
    nodes = 0;
  });
  // Before MathJax's own filters, the first of which has -6: they recurse.
  input.postFilters.add(({ data }: { data: { root: MmlNode } }) => limitDepth(data.root), -10);
  input.postFilters.add(({ data }: { data: { root: MmlNode } }) => markLeaves(data.root), 10);
  const document = mathjax.document('', {
    InputJax: input,
    OutputJax: new SVG({ fontCache: 'none' }),
  });
  // Sizes in em do not depend on the font size around; these only satisfy the interface.
  return { input, convert: (tex) => document.convert(tex, { display: true, em: 16, ex: 8 }) };
}

/**
 * Lets a machine be collected: `mathtools` puts a class that holds on to it into a list for good, under a
 * name of its own. The machine has its tags by now, so the class is replaced by one that holds nothing.
 */
function forgetTags(input: Input): void {
  const name: unknown = input.parseOptions.options['tags'];
  if (typeof name === 'string' && name !== 'none') TagsFactory.add(name, NoTags);
}

/** Deletes `\begin` and `\end` of environments that nobody knows; their content stays. */
function knownEnvironmentsOnly(tex: string, input: Input): string {
  if (/\\(?:re|provide)?newenv/i.test(tex)) return tex;
  const known = input.parseOptions.handlers.get('environment');
  return tex.replaceAll(/\\(?:begin|end)\s*\{([^{}]*)\}/g, (whole, name: string) =>
    known.contains(name.trim()) ? whole : ' ',
  );
}

type Visit = { readonly node: MmlNode; readonly depth: number };

function limitDepth(root: MmlNode): void {
  const open: Visit[] = [{ node: root, depth: 1 }];
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const { node, depth } = visit;
    if (depth > MAX_TREE_DEPTH) throw new TooManyNodes(`a formula deeper than ${MAX_TREE_DEPTH}`);
    for (const child of childrenOf(node)) open.push({ node: child, depth: depth + 1 });
  }
}

/** Children; a script that is not there is a hole in MathJax's list, and characters have no list. */
function childrenOf(node: MmlNode): MmlNode[] {
  const children = (node.childNodes ?? []) as unknown as readonly (MmlNode | null | undefined)[];
  return children.filter((child) => child !== null && child !== undefined);
}

/** Writes its characters on each leaf: the drawing has only the glyphs that stand for them. */
function markLeaves(root: MmlNode): void {
  root.walkTree((node) => {
    const mml = node as MmlNode;
    if (mml.isToken) mml.attributes.set(CHARACTERS, textOf(mml));
    if (!mml.isKind('mover') && !mml.isKind('munder') && !mml.isKind('munderover')) return;
    for (const script of childrenOf(mml).slice(1)) {
      const core = script.coreMO();
      if (core.isKind('mo')) core.attributes.set(ACCENT, 'true');
    }
  });
}

function textOf(leaf: MmlNode): string {
  return childrenOf(leaf)
    .map((child) => (child instanceof TextNode ? child.getText() : ''))
    .join('');
}
