import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('names columns whole, so that other programs find them', () => {
  expect(
    csvOf([
      ['Lade\u00addichte', 'Wert'],
      ['a', 1.5],
    ]),
  ).toBe('\ufeffLadedichte,Wert\r\na,1.5\r\n');
});

it('lets no spreadsheet run a text, also one that hides its beginning', () => {
  expect(csvOf([['=1+1', '\u00ad=1+1', -5]])).toBe("\ufeff'=1+1,'=1+1,-5\r\n");
  expect(csvOf([['@SUM(1)', '+1', '-1', 'a@b']])).toBe("\ufeff'@SUM(1),'+1,'-1,a@b\r\n");
});
