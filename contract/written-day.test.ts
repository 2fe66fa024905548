import { expect, it } from 'vitest';
import { dayStyle, writtenDay } from './written-day.ts';

const written = (tag: string, day: string) =>
  writtenDay(new Intl.DateTimeFormat(tag, { dateStyle: dayStyle(tag), timeZone: 'UTC' }).format(new Date(day)), tag);

it.each([
  ['en-US', '2026-12-04', 'Dec 4, 2026'],
  ['de-DE', '2026-12-04', '04.12.2026'],
  ['fr-FR', '2026-12-01', '1er déc. 2026'],
  ['fr-FR', '2026-12-11', '11 déc. 2026'],
  ['fr-FR', '2026-12-31', '31 déc. 2026'],
  ['pt-BR', '2026-12-01', '1 de dez. de 2026'],
  ['hi-IN', '2026-12-04', '4 दिसंबर 2026'],
  ['ja-JP', '2026-12-01', '2026/12/01'],
])('a day in %s: %s', (tag, day, text) => {
  expect(written(tag, day)).toBe(text);
});
