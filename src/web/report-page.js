/* oxlint-disable max-lines -- one script, so that one hash stands for it */
/*
 * Draws the report from the data in its file. Texts go into the document as text alone, never as
 * markup; nothing is fetched. Views: the overview, and `#p12` for the page of index 12.
 */
(() => {
  'use strict';
  const app = document.getElementById('app');
  const data = JSON.parse(document.getElementById('data').textContent);
  const { pages, details } = data;
  /** State, sign, word; the signs are in the fonts of every system. */
  const STATES = [
    ['ghost-free', '', 'ghost-free'],
    ['boo', '×', 'Boo'],
    ['lost', '?', 'Lost'],
    ['flaky', '~', 'flaky'],
    ['fixed', '✓', 'fixed'],
    ['allowed', '○', 'allowed'],
    ['error', '!', 'error'],
    ['not-run', '·', 'not run'],
  ];
  const CHANGES = {
    unchanged: 'ghost-free in both',
    'new-boo': 'new Boo',
    'still-boo': 'still a Boo',
    fixed: 'fixed',
    'newly-lost': 'newly Lost',
    'still-lost': 'still Lost',
    'no-longer-lost': 'no longer Lost',
    flaky: 'flaky',
    allowed: 'on the allow-list',
    added: 'no base',
    removed: 'removed',
    'not-run': 'not run',
    error: 'not judged',
  };
  const OUTCOMES = {
    'ghost-free': 'ghost-free',
    boo: 'Boo',
    lost: 'Lost',
    error: 'error',
    'not-run': 'not run',
  };
  const VERDICTS = {
    success: ['✓', 'Passed'],
    failure: ['✕', 'Failed'],
    neutral: ['○', 'Nothing to compare'],
  };
  /** Pixels of an output that are seen above its loop. */
  const LINES_ABOVE_LOOP = 120;
  const filters = { room: '', tag: '', outcome: '', change: '' };
  let scroll = 0;
  let shown = pages.map((_, index) => index);

  function el(name, props, ...children) {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(props ?? {})) {
      if (value === null || value === undefined || value === false) continue;
      if (key === 'class') node.className = value;
      else if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
      else node.setAttribute(key, value === true ? '' : String(value));
    }
    for (const child of children.flat())
      if (child !== null && child !== undefined) node.append(child);
    return node;
  }
  const nameOf = (index) => `${pages[index].room}/${pages[index].id}`;
  const stateOf = (state) => STATES.find(([name]) => name === state) ?? STATES[0];
  const counted = (count, one, many) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
  /** A sentence with what it quotes between backticks as code. */
  const prose = (text) =>
    text.split(/(?<!`)((`+)(?!`).*?(?<!`)\2(?!`))/).flatMap((part, at) => {
      if (at % 3 === 2 || part === '') return [];
      if (at % 3 === 0) return [part];
      const inner = part.replaceAll(/^`+|`+$/g, '');
      return [el('code', { dir: 'auto' }, inner.replace(/^ (.*`.*) $/, '$1'))];
    });
  const hidden = (text) => el('span', { class: 'hidden' }, text);

  // --- overview -----------------------------------------------------------------------------

  function overview() {
    const [sign, word] = VERDICTS[data.conclusion];
    const status = el('p', { class: 'count', role: 'status' });
    const map = el('div', { class: 'map' });
    const redraw = () => {
      shown = pages.flatMap((page, index) => (matches(page) ? [index] : []));
      status.textContent = `${counted(shown.length, 'page', 'pages')} of ${pages.length.toLocaleString('en')}`;
      map.replaceChildren(...roomsOf(shown));
    };
    const view = [
      el(
        'header',
        { class: `verdict ${data.conclusion}` },
        el('p', { class: 'brand' }, `Boo Bench of ${data.label}`),
        el(
          'h1',
          {},
          el('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
          `${word}. ${data.reason}`,
        ),
      ),
      el(
        'main',
        {},
        ...data.notes.map((note) => el('p', { class: 'note' }, note)),
        figures(),
        section('Pages', legend(), filterBar(redraw), status, map),
        section('Rooms', roomTable()),
        data.bars.length > 0 ? section('Seconds a page', chart()) : null,
        data.history === null
          ? null
          : section(
              'History',
              el('img', {
                class: 'history',
                alt: data.history.text,
                src: `data:image/svg+xml,${encodeURIComponent(data.history.svg)}`,
              }),
            ),
        section('This run', factList(data.facts)),
      ),
    ];
    app.replaceChildren(...view);
    redraw();
    document.title = `Boo Bench: ${data.label}`;
  }

  function section(title, ...children) {
    const id = `h-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
    return el('section', { 'aria-labelledby': id }, el('h2', { id }, title), ...children);
  }

  function figures() {
    return el(
      'ul',
      { class: 'figures' },
      ...data.figures.map(({ name, value, change, worse }) =>
        el(
          'li',
          {},
          el('span', { class: 'name' }, name),
          el('span', { class: 'value' }, value),
          change === ''
            ? null
            : el(
                'span',
                { class: worse ? 'change worse' : 'change better' },
                change,
                hidden(worse ? ', worse than the base' : ', better than the base'),
              ),
        ),
      ),
    );
  }

  function roomTable() {
    const head = el(
      'tr',
      {},
      el('th', { scope: 'col' }, 'Room'),
      ...data.columns.map((name) => el('th', { scope: 'col' }, name)),
    );
    const rows = data.rooms.map(({ room, cells }, at) =>
      el(
        'tr',
        { class: at === data.rooms.length - 1 ? 'total' : null },
        el('th', { scope: 'row' }, room),
        ...cells.map((cell) => el('td', {}, cell)),
      ),
    );
    return el(
      'div',
      { class: 'wide', tabindex: '0', role: 'region', 'aria-label': 'Ghost-free rate by room' },
      el('table', {}, el('thead', {}, head), el('tbody', {}, ...rows)),
    );
  }

  function chart() {
    const most = Math.max(...data.bars.map(({ head, base }) => Math.max(head, base)));
    const bar = (name, count) => {
      const fill = el('span', { class: `fill ${name}` });
      fill.style.width = `${(count / most) * 100}%`;
      return el(
        'span',
        { class: 'bar' },
        fill,
        el(
          'span',
          { class: 'number' },
          count.toLocaleString('en'),
          hidden(` pages of the ${name === 'head' ? 'run' : 'base'}`),
        ),
      );
    };
    return [
      data.hasBase
        ? el(
            'p',
            { class: 'legend' },
            el('span', { class: 'key head' }),
            'this run ',
            el('span', { class: 'key base' }),
            'base',
          )
        : null,
      el(
        'ul',
        { class: 'chart' },
        ...data.bars.map(({ label, head, base }) =>
          el(
            'li',
            {},
            el('span', { class: 'label' }, label),
            el(
              'span',
              { class: 'bars' },
              bar('head', head),
              data.hasBase ? bar('base', base) : null,
            ),
          ),
        ),
      ),
    ];
  }

  function legend() {
    const used = STATES.filter(([state]) => pages.some((page) => page.state === state));
    return el(
      'ul',
      { class: 'legend' },
      ...used.map(([state, sign, word]) =>
        el(
          'li',
          {},
          el('span', { class: `tile ${state}`, 'aria-hidden': 'true' }, sign),
          `${word} ${pages.filter((page) => page.state === state).length.toLocaleString('en')}`,
        ),
      ),
    );
  }

  function matches({ room, tags, outcome, change, state }) {
    return (
      (filters.room === '' || room === filters.room) &&
      (filters.tag === '' || tags.includes(filters.tag)) &&
      (filters.outcome === '' || outcome === filters.outcome || state === filters.outcome) &&
      (filters.change === '' || change === filters.change)
    );
  }

  function filterBar(redraw) {
    const unique = (values) => [...new Set(values)];
    const select = (key, label, options) => {
      const list = el(
        'select',
        {
          name: key,
          onchange: (event) => {
            filters[key] = event.target.value;
            redraw();
          },
        },
        el('option', { value: '' }, 'all'),
        ...options.map(([value, text]) =>
          el('option', { value, selected: filters[key] === value }, text),
        ),
      );
      return options.length < 2 && filters[key] === '' ? null : el('label', {}, label, list);
    };
    const reset = el(
      'button',
      {
        type: 'button',
        onclick: () => {
          for (const key of Object.keys(filters)) filters[key] = '';
          overview();
        },
      },
      'Show all',
    );
    return el(
      'form',
      { class: 'filters', 'aria-label': 'Filters', onsubmit: (event) => event.preventDefault() },
      select(
        'room',
        'Room',
        unique(pages.map(({ room }) => room)).map((room) => [room, room]),
      ),
      select('outcome', 'Outcome', [
        ...unique(pages.map(({ outcome }) => outcome)).map((outcome) => [
          outcome,
          OUTCOMES[outcome],
        ]),
        ...['flaky', 'fixed']
          .filter((state) => pages.some((page) => page.state === state))
          .map((state) => [state, state]),
      ]),
      select(
        'change',
        'Change',
        unique(pages.map(({ change }) => change)).map((change) => [change, CHANGES[change]]),
      ),
      select(
        'tag',
        'Tag',
        unique(pages.flatMap(({ tags }) => tags))
          .toSorted((a, b) => (a < b ? -1 : 1))
          .map((tag) => [tag, tag]),
      ),
      reset,
    );
  }

  function roomsOf(indexes) {
    const rooms = new Map();
    for (const index of indexes) {
      const { room } = pages[index];
      if (!rooms.has(room)) rooms.set(room, []);
      rooms.get(room).push(index);
    }
    let isFirst = true;
    return [...rooms].map(([room, own]) =>
      el(
        'div',
        { class: 'room' },
        el('h3', {}, room),
        el(
          'div',
          { class: 'tiles', onkeydown: walk },
          ...own.map((index) => {
            const [state, sign, word] = stateOf(pages[index].state);
            const tab = isFirst ? '0' : '-1';
            isFirst = false;
            return el(
              'a',
              {
                class: `tile ${state}`,
                href: `#p${index}`,
                tabindex: tab,
                title: `${nameOf(index)}: ${word}`,
                'aria-label': `${nameOf(index)}: ${word}`,
              },
              sign,
            );
          }),
        ),
      ),
    );
  }

  /** Arrow keys go from tile to tile, so that thousands of pages are one stop of the tab key. */
  function walk(event) {
    const tiles = [...document.querySelectorAll('.map a.tile')];
    const at = tiles.indexOf(document.activeElement);
    const to = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: below(tiles, at, 1),
      ArrowUp: below(tiles, at, -1),
      Home: 0,
      End: tiles.length - 1,
    }[event.key];
    const next = tiles[to];
    if (at === -1 || next === undefined) return;
    event.preventDefault();
    tiles[at].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }

  function below(tiles, at, step) {
    if (at === -1) return -1;
    const { left, top } = tiles[at].getBoundingClientRect();
    for (let next = at + step; tiles[next] !== undefined; next += step) {
      const box = tiles[next].getBoundingClientRect();
      if (box.top !== top && (step > 0 ? box.left >= left : box.left <= left)) return next;
    }
    return -1;
  }

  // --- a page -------------------------------------------------------------------------------

  function pageView(index) {
    const page = pages[index];
    const { head, base, command, allowed } = details[index];
    const media = JSON.parse(document.getElementById(`media-${index}`).textContent);
    const [state, sign, word] = stateOf(page.state);
    const at = shown.indexOf(index);
    const step = (to, text, key) =>
      at === -1 || to === undefined
        ? el('span', { class: 'off' }, text)
        : el('a', { href: `#p${to}`, rel: key }, text);
    const title = el('h1', { tabindex: '-1' }, nameOf(index));
    app.replaceChildren(
      el(
        'header',
        { class: 'page-head' },
        el(
          'nav',
          { 'aria-label': 'Pages' },
          el('a', { href: '#' }, '← All pages'),
          step(shown[at - 1], 'Previous', 'prev'),
          step(shown[at + 1], 'Next', 'next'),
        ),
        title,
        el(
          'p',
          { class: 'badges' },
          el('span', { class: `tile word ${state}` }, `${sign} ${word}`.trim()),
          data.hasBase || page.change !== 'added'
            ? el('span', { class: 'chip' }, CHANGES[page.change])
            : null,
          ...page.tags.map((tag) => el('span', { class: 'chip' }, tag)),
        ),
      ),
      el(
        'main',
        {},
        el('p', { class: `sentence ${state}` }, ...prose((head ?? base)?.sentence ?? '')),
        allowed === null ? null : el('p', { class: 'note' }, `On the allow-list: ${allowed}`),
        head === null ? null : factList(head.facts),
        el(
          'div',
          { class: base !== null && data.hasBase ? 'sides three' : 'sides' },
          section('The page', picture(media, index)),
          section(
            'What the parser wrote',
            outputOf(media.output, media.outputNote, 'Output of the parser'),
          ),
          base !== null && data.hasBase
            ? section(
                'The base wrote',
                el('p', { class: 'base-sentence' }, ...prose(base.sentence)),
                outputOf(media.base, media.baseNote, 'Output of the base'),
              )
            : null,
        ),
        head === null
          ? null
          : [
              ...head.warnings.map((text) =>
                el('p', { class: 'note' }, 'Warning: ', ...prose(text)),
              ),
              budgets(head),
            ],
        command === null ? null : section('Reproduce', copyBox(command)),
      ),
    );
    document.title = `${nameOf(index)}: ${word}`;
    for (const output of app.querySelectorAll('.output')) {
      const loop = output.querySelector('mark.loop');
      if (loop !== null) output.scrollTop = loop.offsetTop - LINES_ABOVE_LOOP;
    }
    window.scrollTo(0, 0);
    title.focus({ preventScroll: true });
  }

  function picture({ picture: image, pictureNote }, index) {
    if (image === null) return el('p', { class: 'missing' }, `No picture: ${pictureNote}.`);
    return el('img', {
      class: 'paper',
      src: `data:image/png;base64,${image.base64}`,
      width: image.width,
      height: image.height,
      alt: `The page ${nameOf(index)}`,
    });
  }

  function outputOf(spans, note, label) {
    if (spans === null) return el('p', { class: 'missing' }, `No output: ${note}.`);
    if (spans.length === 0) return el('p', { class: 'missing' }, 'The output is empty.');
    const parts = spans.map(([kind, text]) => {
      if (kind === 'text') return document.createTextNode(text);
      if (kind === 'loop') return el('mark', { class: 'loop' }, text);
      if (kind === 'differs') return el('mark', { class: 'differs' }, text);
      return el('span', { class: kind }, text);
    });
    return el(
      'pre',
      { class: 'output', tabindex: '0', role: 'region', 'aria-label': label, dir: 'auto' },
      ...parts,
    );
  }

  function budgets({ budgets: list }) {
    if (list.length === 0) return null;
    return section(
      'Budgets',
      el(
        'ul',
        { class: 'budgets' },
        ...list.map(({ check, unit, measured, limit, pageCount, overshoot }) => {
          const over = overshoot > 1;
          const fill = el('span', { class: over ? 'fill over' : 'fill' });
          const line = el('span', { class: 'limit' });
          // One scale for both: all of the bar, or a quarter more than the limit.
          const whole = Math.max(overshoot, 1.25);
          fill.style.width = `${(100 * overshoot) / whole}%`;
          line.style.left = `${100 / whole}%`;
          return el(
            'li',
            {},
            el('span', { class: 'check' }, check),
            unit === '' ? null : el('code', { dir: 'auto' }, unit),
            el('span', { class: 'track', 'aria-hidden': 'true' }, fill, line),
            el(
              'span',
              { class: 'amounts' },
              `${measured} measured, ${limit} allowed, the page has ${pageCount}`,
              over ? el('b', {}, ' – exceeded') : null,
            ),
          );
        }),
      ),
    );
  }

  function factList(facts) {
    return el(
      'dl',
      { class: 'facts' },
      ...facts.map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value))),
    );
  }

  function copyBox(command) {
    const code = el('code', { tabindex: '0', 'aria-label': 'Command' }, command);
    const said = el('span', { role: 'status' });
    const select = () => {
      const range = document.createRange();
      range.selectNodeContents(code);
      getSelection().removeAllRanges();
      getSelection().addRange(range);
    };
    const copy = async () => {
      select();
      try {
        await navigator.clipboard.writeText(command);
        said.textContent = 'Copied';
      } catch {
        said.textContent = 'Selected: copy it with the keyboard';
      }
    };
    return el(
      'div',
      { class: 'copy' },
      code,
      el('button', { type: 'button', onclick: copy }, 'Copy'),
      said,
    );
  }

  // --- views --------------------------------------------------------------------------------

  function route() {
    const index = Number(/^#p(\d+)$/.exec(location.hash)?.[1] ?? -1);
    if (index >= 0 && index < pages.length) {
      pageView(index);
      return;
    }
    overview();
    window.scrollTo(0, scroll);
  }

  window.addEventListener('scroll', () => {
    if (!/^#p\d+$/.test(location.hash)) scroll = window.scrollY;
  });
  window.addEventListener('hashchange', route);
  document.addEventListener('keydown', (event) => {
    if (
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      /^(PRE|SELECT|INPUT|CODE)$/.test(document.activeElement?.tagName ?? '')
    )
      return;
    if (!/^#p\d+$/.test(location.hash)) return;
    const link = { ArrowLeft: 'a[rel=prev]', ArrowRight: 'a[rel=next]', Escape: 'nav a' }[
      event.key
    ];
    if (link !== undefined) document.querySelector(link)?.click();
  });
  route();
})();
