import type { DemoPage } from './blocks.ts';

const raw = String.raw;

/** A textbook of physics, a set of lecture notes, a paper in two columns. */
export const SCIENCE: readonly DemoPage[] = [
  {
    subject: 'Physics',
    document: 'pendulum',
    page: 1,
    challenge: 'domain_reasoning',
    source: 'book',
    script: 'english',
    header: 'Chapter 4. Oscillations',
    columns: 1,
    footnote: null,
    top: [],
    body: [
      { kind: 'title', level: 1, text: 'The simple pendulum' },
      {
        kind: 'text',
        text: raw`A small weight of mass $m$ hangs from a thread of length $\ell$. When it is pulled aside by an angle $\theta$ and let go, gravity draws it back, it overshoots, and it swings. The thread pulls along its own direction only, so the force that acts along the arc is $-mg\sin\theta$, and Newton's second law gives`,
      },
      {
        kind: 'formula',
        number: '4.1',
        tex: raw`m\ell\,\frac{d^2\theta}{dt^2} = -mg\sin\theta .`,
      },
      {
        kind: 'text',
        text: raw`The mass cancels: a heavy weight and a light one swing together. For small angles $\sin\theta \approx \theta$, and the equation becomes that of a harmonic oscillator with the angular frequency $\omega_0 = \sqrt{g/\ell}$. Its solution with the amplitude $\theta_0$ is $\theta(t) = \theta_0\cos(\omega_0 t + \varphi)$, and the period does not depend on the amplitude:`,
      },
      {
        kind: 'formula',
        number: '4.2',
        tex: raw`T_0 = \frac{2\pi}{\omega_0} = 2\pi\sqrt{\frac{\ell}{g}} .`,
      },
      { kind: 'title', level: 2, text: 'Larger swings' },
      {
        kind: 'text',
        text: raw`When the angle is not small, the period grows. Energy is conserved, and the time of a quarter of a swing is an integral over the angle that has no elementary form. Expanded in the amplitude it reads`,
      },
      {
        kind: 'formula',
        number: '4.3',
        tex: raw`T = T_0\left(1 + \frac{1}{4}\sin^2\frac{\theta_0}{2} + \frac{9}{64}\sin^4\frac{\theta_0}{2} + \cdots\right) .`,
      },
      {
        kind: 'text',
        text: raw`At $\theta_0 = 20^\circ$ the second term adds less than one part in a hundred. A clock whose pendulum swings by a few degrees therefore keeps time even if the swing slowly dies away, which is why pendulum clocks were made with a narrow case and a long rod.`,
      },
    ],
  },
  {
    subject: 'Physics',
    document: 'pendulum',
    page: 2,
    challenge: 'structural_reconstruction',
    source: 'book',
    script: 'english',
    header: 'Chapter 4. Oscillations',
    columns: 1,
    footnote: 'Timed by hand over fifty swings; the uncertainty of a period is about 0.01 s.',
    top: [],
    body: [
      { kind: 'title', level: 2, text: 'A measurement of gravity' },
      {
        kind: 'text',
        text: raw`Equation 4.2 turned round gives the acceleration from a length and a period. Table 4.1 has four threads, each timed with two weights. The periods of the two columns agree, as they should.`,
      },
      {
        kind: 'table',
        caption: 'Table 4.1. Periods of four pendulums with two weights.',
        lines: 'full_line',
        rows: [
          [
            { text: 'Thread', rowspan: 2 },
            { text: raw`$\ell$ (m)`, rowspan: 2 },
            { text: raw`Period $T$ (s)`, colspan: 2, align: 'centre' },
            { text: raw`$g = 4\pi^2\ell/T^2$`, rowspan: 2 },
          ],
          ['50 g', '200 g'],
          ['Cotton', '0.25', '1.00', '1.01', '9.77'],
          ['Silk', '0.50', '1.42', '1.42', '9.79'],
          ['Nylon', '1.00', '2.01', '2.00', '9.82'],
          ['Steel wire', '2.00', '2.84', '2.84', '9.79'],
        ],
      },
      {
        kind: 'text',
        text: raw`The mean of the last column is $9.79\ \mathrm{m/s^2}$. If the relative errors of length and period are small, that of the result follows from`,
      },
      {
        kind: 'formula',
        number: '4.4',
        tex: raw`\frac{\Delta g}{g} = \sqrt{\left(\frac{\Delta\ell}{\ell}\right)^2 + \left(\frac{2\,\Delta T}{T}\right)^2} .`,
      },
      {
        kind: 'text',
        text: raw`For the longest thread the clock alone makes this $0.7\,\%$. The length adds to it: where does a thread end that is knotted to a hook?`,
      },
      { kind: 'title', level: 2, text: 'Questions' },
      {
        kind: 'items',
        numbered: true,
        items: [
          raw`By how much must a rod of one metre be shortened so that the clock gains a minute a day?`,
          raw`On the Moon $g$ is a sixth of what it is here. How long is a pendulum there that beats seconds?`,
          raw`Show that the thread is pulled hardest at the lowest point, with $mg(3 - 2\cos\theta_0)$.`,
        ],
      },
    ],
  },
  {
    subject: 'Mathematics',
    document: 'series',
    page: 7,
    challenge: 'domain_reasoning',
    source: 'note',
    script: 'english',
    header: null,
    columns: 1,
    footnote: null,
    top: [],
    body: [
      { kind: 'title', level: 1, text: 'Lecture 7: Power series' },
      {
        kind: 'text',
        text: raw`A power series around the origin is a sum $\sum a_n x^n$ whose terms depend on $x$. It converges inside a circle, and the radius of this circle is`,
      },
      {
        kind: 'formula',
        tex: raw`R = \frac{1}{\limsup\limits_{n\to\infty} \sqrt[n]{|a_n|}} .`,
      },
      {
        kind: 'text',
        text: raw`Inside it the series may be differentiated and integrated term by term. The geometric series is the one from which most others come:`,
      },
      {
        kind: 'formula',
        tex: raw`\frac{1}{1-x} = \sum_{n=0}^{\infty} x^n , \qquad -\ln(1-x) = \sum_{n=1}^{\infty} \frac{x^n}{n} .`,
      },
      { kind: 'title', level: 2, text: 'The exponential function' },
      {
        kind: 'text',
        text: raw`Its coefficients $a_n = 1/n!$ fall so fast that the radius is infinite. For $z = x + iy$ we get`,
      },
      {
        kind: 'formula',
        tex: raw`e^{z} = \lim_{n\to\infty}\left(1 + \frac{z}{n}\right)^n = e^{x}\left(\cos y + i\sin y\right) .`,
      },
      {
        kind: 'text',
        text: raw`The same works for a square matrix $A$. For the generator of plane rotations the even powers give the cosine and the odd ones the sine:`,
      },
      {
        kind: 'formula',
        tex: raw`\exp\left(t\begin{pmatrix} 0 & -1 \\ 1 & 0 \end{pmatrix}\right) = \begin{pmatrix} \cos t & -\sin t \\ \sin t & \cos t \end{pmatrix} .`,
      },
      { kind: 'title', level: 2, text: 'A function that is not its series' },
      {
        kind: 'text',
        text: raw`All derivatives of the following function vanish at $0$, so its series is zero and tells nothing about it:`,
      },
      {
        kind: 'formula',
        tex: raw`f(x) = \begin{cases} e^{-1/x^2} & x \neq 0 \\ 0 & x = 0 . \end{cases}`,
      },
    ],
  },
  {
    subject: 'Biology',
    document: 'tide-pools',
    page: 1,
    challenge: 'structural_reconstruction',
    source: 'academic_literature',
    script: 'english',
    header: 'Notes from the Shore 12 (3)',
    columns: 2,
    footnote: null,
    top: [
      { kind: 'title', level: 1, text: 'Who lives in a tide pool at night?' },
      {
        kind: 'text',
        text: 'Summary. We counted animals in twelve pools of one rocky shore, by day and by night, over a year. Three quarters of the crabs and nearly all of the prawns were seen at night only. A survey by day misses a third of the species.',
      },
    ],
    body: [
      { kind: 'title', level: 2, text: '1 Introduction' },
      {
        kind: 'text',
        text: 'A pool that the tide leaves behind is a small sea of its own for some hours. Its water warms, its salt thickens in the sun and thins in the rain, and whoever stays has to bear it.',
      },
      {
        kind: 'text',
        indent: true,
        text: 'Most counts are made by day, when the observer sees best and the animals hide best. How much is missed is seldom asked. Lists of species from neighbouring shores differ by as much as a half, and it is not clear whether the shores differ or the hours.',
      },
      { kind: 'title', level: 2, text: '2 Methods' },
      {
        kind: 'text',
        text: 'Twelve pools between the low and the middle shore were chosen by lot, none deeper than forty centimetres. Each was visited four times in every month, twice by day and twice at night, always within an hour of low water. One person counted for ten minutes with a red lamp, which most of the animals do not seem to notice, while a second wrote. Stones were turned and put back as they had lain, because what lives under them dries out within minutes in the wind.',
      },
      {
        kind: 'text',
        indent: true,
        text: 'Counts were compared pool by pool. For a species that was seen $n$ times by night and $m$ times by day we report the share $n/(n+m)$ with its standard error.',
      },
      { kind: 'title', level: 2, text: '3 Results' },
      {
        kind: 'text',
        text: 'In all, 4,310 animals of 41 species were counted. Fourteen of the species were seen at night only, three by day only. Shore crabs left their crevices within twenty minutes of dusk, and they went back well before dawn even on nights without a moon.',
      },
      {
        kind: 'text',
        indent: true,
        text: 'Prawns were the most nocturnal of all: only one in twenty-five was seen by day. Most came out of the weed at the rim of the pool, walked along the sand, and fed. Anemones and periwinkles did not care about the hour. The gobies, which we had expected to sleep, hunted.',
      },
      {
        kind: 'text',
        indent: true,
        text: 'The season mattered less than the hour. In winter the counts fell to a half, by day and by night alike, and the order of the species stayed the same. After the storm of the second week of March two pools were filled with gravel, and for a month nothing lived there but periwinkles.',
      },
    ],
  },
  {
    subject: 'Biology',
    document: 'tide-pools',
    page: 2,
    challenge: 'structural_reconstruction',
    source: 'academic_literature',
    script: 'english',
    header: 'Notes from the Shore 12 (3)',
    columns: 2,
    footnote: null,
    top: [],
    body: [
      {
        kind: 'text',
        text: 'Table 1 has the five commonest species. Anemones do not move, and they were counted alike at all hours; that they come out even is a check of the method.',
      },
      {
        kind: 'table',
        caption: 'Table 1. Animals counted in twelve pools.',
        lines: 'less_line',
        rows: [
          ['Species', { text: 'Day', align: 'right' }, { text: 'Night', align: 'right' }],
          ['Shore crab', { text: '118', align: 'right' }, { text: '342', align: 'right' }],
          ['Common prawn', { text: '21', align: 'right' }, { text: '507', align: 'right' }],
          ['Beadlet anemone', { text: '611', align: 'right' }, { text: '604', align: 'right' }],
          ['Periwinkle', { text: '733', align: 'right' }, { text: '698', align: 'right' }],
          ['Rock goby', { text: '9', align: 'right' }, { text: '77', align: 'right' }],
        ],
        footnote: 'Sums over 288 visits by day and as many at night.',
      },
      {
        kind: 'text',
        text: 'The number of species grew with the number of visits $v$ as a power,',
      },
      { kind: 'formula', number: '1', tex: raw`S(v) = c\,v^{z}, \quad z \approx 0.21,` },
      {
        kind: 'text',
        text: 'and the curve for the nights lies above that for the days throughout.',
      },
      { kind: 'title', level: 2, text: '4 Discussion' },
      {
        kind: 'text',
        text: 'A pool is not the same place at noon and at midnight. Whoever compares shores should compare them at the same hour, or say which hour it was. We cannot tell whether the prawns hide by day or leave the pools: marked animals were found again in the same pool in six cases out of ten, and in none of the others did we learn where they had been.',
      },
      {
        kind: 'text',
        indent: true,
        text: 'Light itself may drive some of them away. The red lamp is seen by gobies, and their numbers are a lower bound.',
      },
      {
        kind: 'text',
        indent: true,
        text: 'A year is short. The mild winter of our count had no frost, and frost is what empties pools; the order of the species may be another one after a hard year. Nor can twelve pools stand for a coast. But the difference between noon and midnight is so large, and was so much the same from month to month, that we expect to find it elsewhere.',
      },
      {
        kind: 'text',
        indent: true,
        text: 'We thank the lighthouse for its patience with our lamps, and the fishermen who twice brought us home.',
      },
      { kind: 'title', level: 2, text: 'References' },
      {
        kind: 'reference',
        text: '[1] A. Marsh and B. Reed. Counting in the dark. Notes from the Shore 9 (1), 4–11.',
      },
      {
        kind: 'reference',
        text: '[2] C. Dune. What the tide leaves. Harbour Press, second edition.',
      },
      {
        kind: 'reference',
        text: '[3] D. Brook, E. Fell and F. Moor. Red light and rock gobies. Journal of Small Waters 31, 220–228.',
      },
    ],
  },
];
