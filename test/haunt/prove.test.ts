import { expect, it } from 'vitest';
import { faultOf, plain } from '../../src/haunt/prove.ts';
import { publishedRule } from '../../src/rule/published.ts';

const rows = [['Jar 1', 'Newt eye'], ['Jar 2', 'Bat wing'], ['Signed by the keeper']];

it('lets a page pass that repeats nothing and fails when its last row loops', () => {
  expect(faultOf(publishedRule(plain(rows), 'exact'), rows)).toBeNull();
});

it('names the form in which a page is a Boo against its own budget', () => {
  const other = publishedRule('Another page altogether.', 'exact');
  const looping = Array.from({ length: 60 }, () => ['Jar 1']);
  expect(faultOf(other, looping)).toMatch(/^as plain text it is a Boo: `Jar 1` 60 times/);
});

it('refuses a page whose last row may loop', () => {
  const many = Array.from({ length: 300 }, () => ['Boo again']);
  expect(faultOf(publishedRule(plain(many), 'exact'), many)).toBe('its last row looping is no Boo');
});

it('refuses an empty page', () => {
  expect(faultOf(publishedRule('', 'exact'), [])).not.toBeNull();
});
