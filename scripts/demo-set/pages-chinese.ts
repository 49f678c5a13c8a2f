import type { DemoPage } from './blocks.ts';

const raw = String.raw;

/** A textbook in simplified Chinese, and a page of it that mixes in English. */
export const CHINESE: readonly DemoPage[] = [
  {
    subject: 'Geography',
    document: 'rivers',
    page: 8,
    challenge: 'perception',
    source: 'colorful_textbook',
    script: 'simplified_chinese',
    header: '第二章 河流与湖泊',
    columns: 1,
    footnote: null,
    top: [],
    body: [
      { kind: 'title', level: 1, text: '第一节 河流的四季' },
      {
        kind: 'text',
        text: '一条河流的水量，随着季节而变化。春天，高山上的冰雪慢慢融化，雪水流进山谷，河水一天比一天高。夏天雨水最多，河水常常漫过沙洲，有时还会淹没两岸的田地。到了秋天，雨少了，水面渐渐低下去，河水也变得清澈。冬天，北方的河流结了厚厚的冰，人和车都可以从冰上走过。',
      },
      {
        kind: 'text',
        text: '南方的河流一年到头都不结冰，水量也比北方的大。人们在河上行船，运送粮食、木材和石料，又修建水库，把夏天多余的水留到冬天使用。',
      },
      { kind: 'title', level: 2, text: '一、水位的观测' },
      {
        kind: 'text',
        text: '每天早晨八点，观测员走到河边，读出水尺上的数字，记在本子上。下表是某个水文站一年中四个月的平均记录。',
      },
      {
        kind: 'table',
        caption: '表一 四个月的平均水位和流量',
        lines: 'full_line',
        rows: [
          [
            { text: '月份', rowspan: 2, align: 'centre' },
            { text: '水位（米）', colspan: 2, align: 'centre' },
            { text: '流量（立方米每秒）', rowspan: 2 },
          ],
          ['最高', '最低'],
          ['一月', '12.4', '11.9', { text: '320', align: 'right' }],
          ['四月', '15.8', '13.2', { text: '980', align: 'right' }],
          ['七月', '21.6', '17.5', { text: '2450', align: 'right' }],
          ['十月', '16.1', '14.0', { text: '1100', align: 'right' }],
        ],
      },
      { kind: 'title', level: 2, text: '二、想一想' },
      {
        kind: 'items',
        numbered: true,
        items: [
          '为什么七月的流量比一月的大得多？',
          '如果上游修建了水库，表中的数字会怎样变化？',
          '你家附近有哪些河流？它们在冬天结冰吗？',
        ],
      },
    ],
  },
  {
    subject: 'Geography',
    document: 'rivers',
    page: 9,
    challenge: 'domain_reasoning',
    source: 'colorful_textbook',
    script: 'en_ch_mixed',
    header: '第二章 河流与湖泊',
    columns: 1,
    footnote: null,
    top: [],
    body: [
      { kind: 'title', level: 1, text: '第二节 流量的计算 Discharge' },
      {
        kind: 'text',
        text: raw`河流的流量（discharge）是单位时间内流过某一断面的水的体积，用 $Q$ 表示，单位是 $\mathrm{m^3/s}$。设断面的面积为 $A$，平均流速（mean velocity）为 $v$，则`,
      },
      { kind: 'formula', number: '2.1', tex: raw`Q = A\,v .` },
      {
        kind: 'text',
        text: raw`流速与河床的坡度有关。工程师常用曼宁公式（Manning's equation）来估计它，其中 $R$ 是水力半径（hydraulic radius），$S$ 是坡度（slope），$n$ 是糙率（roughness）：`,
      },
      { kind: 'formula', number: '2.2', tex: raw`v = \frac{1}{n}\,R^{2/3}\,S^{1/2} .` },
      {
        kind: 'table',
        caption: '表二 常见河床的糙率 Roughness of common beds',
        lines: 'less_line',
        rows: [
          ['河床', 'Bed', raw`糙率 $n$`],
          ['混凝土', 'concrete', { text: '0.013', align: 'right' }],
          ['细沙', 'fine sand', { text: '0.022', align: 'right' }],
          ['卵石', 'cobbles', { text: '0.035', align: 'right' }],
          ['水草', 'weeds', { text: '0.080', align: 'right' }],
        ],
      },
      {
        kind: 'text',
        text: raw`例题：一条水渠宽 $4\ \mathrm{m}$，水深 $1\ \mathrm{m}$，用混凝土筑成，坡度为 $0.0004$。水力半径等于面积除以湿周（wetted perimeter）：`,
      },
      {
        kind: 'formula',
        tex: raw`R = \frac{4 \times 1}{4 + 2 \times 1} = \frac{2}{3}\ \mathrm{m} .`,
      },
      {
        kind: 'text',
        text: raw`代入公式得到 $v \approx 1.17\ \mathrm{m/s}$，流量约为 $4.7\ \mathrm{m^3/s}$。请同学们自己检查这个结果。`,
      },
    ],
  },
];
