/** Texts that a looping parser writes, and texts that are hard on an algorithm, by size in characters. */
export const SHAPES: Readonly<Record<string, (size: number) => string>> = {
  'loop: table rows': (size) => filled('| Falk | 450 | 4.5 |\n', size),
  'loop: HTML rows': (size) => filled('<tr><td>Falk</td><td>450</td><td>4.5</td></tr>\n', size),
  'loop: HTML in one line': (size) =>
    filled('<tr><td>Falk</td><td>450</td><td>4.5</td></tr>', size),
  'loop: words in one line': (size) => filled('Stamp received ', size),
  'loop: sentence a line': (size) =>
    filled('The keeper reads the gauge at noon and at dusk.\n', size),
  'loop: Chinese lines': (size) => filled('丙班 二十二点\n', size),
  'loop: emoji': (size) => filled('👻 🎃 ', size),
  'loop: dots': (size) => filled('. ', size),
  'loop: LaTeX': (size) => filled('\\quad \\! ', size),
  'prose, then a loop': (size) => prose(size / 2) + filled('| Falk | 450 | 4.5 |\n', size / 2),
  'one character': (size) => 'x'.repeat(size),
  'Fibonacci characters': (size) => fibonacci('a', 'b', size),
  'Fibonacci words': (size) => fibonacci('a ', 'b ', size),
  'Thue-Morse characters': (size) => thueMorse('a', 'b', size),
  'Thue-Morse words': (size) => thueMorse('0 ', '1 ', size),
  'distinct lines': (size) =>
    numbered((n) => `Shelf ${n} holds ${(n * 7919) % 104_729} jars\n`, size),
  'distinct words in one line': (size) => numbered((n) => `w${n} `, size),
  'one line without spaces': (size) => numbered((n) => `${n}x`, size),
  'one-letter lines': (size) => filled('K\n', size),
  'nested tags': (size) => filled('<div>', size / 2) + filled('</div>', size / 2),
  'nested tables': (size) => filled('<table><tr><td>', size),
  '100,000 tables': (size) =>
    numbered((n) => `| a${n % 100_000} | b |\n|---|---|\n| 1 | 2 |\n\n`, size),
  'cycle of 5,000 lines': (size) => numbered((n) => `row ${n % 5000} of the log is fine\n`, size),
  'combining marks': (size) => `a${filled('\u0301\u0323', size)}`,
  'decomposed letters': (size) => filled('e\u0301a\u0308 ', size),
  'unclosed tags': (size) => filled('<a href="', size),
  'unclosed quotes': (size) => filled(`<a b="x' c='y" `, size),
  'lone angle brackets': (size) => filled('<', size),
  brackets: (size) => filled('[', size),
  'half links': (size) => filled('[a](', size),
  'link ends': (size) => filled('](', size),
  backticks: (size) => numbered((n) => `${'`'.repeat(1 + (n % 50))}a`, size),
  backslashes: (size) => filled('\\', size),
  pipes: (size) => filled('|', size),
  stars: (size) => filled('** a ', size),
  ampersands: (size) => filled('&amp', size),
  entities: (size) => filled('&nbsp;&amp;', size),
  'blank lines': (size) => filled('\n', size),
  'zero-width storm': (size) => filled('a\u200b', size),
};

function filled(unit: string, size: number): string {
  return flat(unit.repeat(Math.ceil(size / unit.length)));
}

function numbered(line: (n: number) => string, size: number): string {
  const lines: string[] = [];
  for (let n = 0, length = 0; length < size; n += 1) {
    const text = line(n);
    lines.push(text);
    length += text.length;
  }
  return lines.join('');
}

function prose(size: number): string {
  const words = 'harbour lamp keeper gauge tide rope quay bell horn mast pump sail oil wick'.split(
    ' ',
  );
  return numbered(
    (n) => `${words[(n * n + 3 * n) % words.length]}${n % 17 === 0 ? '.\n' : ' '}`,
    size,
  );
}

function fibonacci(a: string, b: string, size: number): string {
  let [last, word] = [b, a];
  while (word.length < size) [last, word] = [word, word + last];
  return flat(word.slice(0, size));
}

function thueMorse(a: string, b: string, size: number): string {
  let [word, inverse] = [a, b];
  while (word.length < size) [word, inverse] = [word + inverse, inverse + word];
  return flat(word.slice(0, size));
}

/** A string in one piece, as one that was read from a file is. */
function flat(text: string): string {
  return Buffer.from(text).toString();
}
