import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

/** Every letter is one wide, eastern ones two. */
const measure = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2fff' ? 2 : 1), 0);
const lines = (text: string, width: number) => breakLines(text, width, measure);

test('words stay whole when they fit', () => {
  expect(lines('four five sixty', 10)).toEqual(['four five', 'sixty']);
  expect(lines('first\nsecond', 20)).toEqual(['first', 'second']);
});

test('a long part number is broken after its hyphens, else inside', () => {
  expect(lines('ABC-DEF-GHI', 8)).toEqual(['ABC-DEF-', 'GHI']);
  expect(lines('ABCDEFGHIJKLM', 5)).toEqual(['ABCDE', 'FGHIJ', 'KLM']);
});

test('a soft hyphen is seen only where a line ends at it', () => {
  expect(lines('Verpackungs\u00adgebühr', 30)).toEqual(['Verpackungsgebühr']);
  expect(lines('Verpackungs\u00adgebühr', 13)).toEqual(['Verpackungs-', 'gebühr']);
});

test('Japanese breaks anywhere but before a closing sign and after an opening one', () => {
  expect(lines('東京都千代田区', 6)).toEqual(['東京都', '千代田', '区']);
  expect(lines('株式会社（日本）。', 8)).toEqual(
    ['株式会社', '（日本）。'].flatMap((line) => (measure(line) > 8 ? ['（日', '本）。'] : [line])),
  );
});

test('letters and their marks are never torn apart', () => {
  expect(lines('क्षेत्र', 1).join('')).toBe('क्षेत्र');
});
