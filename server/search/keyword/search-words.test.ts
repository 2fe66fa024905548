import { expect, test } from 'vitest';
import { indexWords, partNumberWords, searchVector, searchWords } from './search-words.ts';
import { valueWords } from '#server/catalog/value-words.ts';

test('words are folded alike in index and query', () => {
  expect(searchWords('Würth Elektronik')).toEqual(['wurth', 'elektronik']);
  expect(searchWords('4.7 kΩ ±1 %')).toEqual(['4.7', 'kohm', '1']);
  expect(searchWords('１００µＦ')).toEqual(['100uf']);
});

test('Japanese is found by any part of a compound, its characters as the simplified ones', () => {
  expect(searchWords('積層セラミックコンデンサ')).toEqual(['积层', 'セラミックコンデンサ']);
  expect(searchWords('ﾀﾞｲｵｰﾄﾞ')).toEqual(['ダイオード']);
  expect(searchWords('USBコネクタ')).toEqual(['usb', 'コネクタ']);
  expect(indexWords('セラミックコンデンサ')).toContain('コンデンサ');
  expect(indexWords('抵抗器')).toEqual(['抵抗器', '抗器']);
});

test('Chinese is found by any part, in simplified and in traditional characters', () => {
  expect(indexWords('陶瓷电容器')).toContain('电容器');
  expect(searchWords('陶瓷電容')).toEqual(searchWords('陶瓷电容'));
});

test('Hindi keeps its vowels, and dots below do not matter', () => {
  expect(searchWords('कैपेसिटर')).toEqual(['कैपेसिटर']);
  expect(searchWords('रेज़िस्टर')).toEqual(searchWords('रेजिस्टर'));
});

test('Turkish and Russian letters that keyboards lack are found by their neighbours', () => {
  expect(searchWords('DİRENÇ yarı')).toEqual(['direnc', 'yari']);
  expect(searchWords('Ёмкость')).toEqual(searchWords('емкость'));
});

test('parts of a German compound are found by their last word', () => {
  expect(indexWords('Keramik\u00adkondensator')).toEqual(['keramikkondensator', 'kondensator']);
});

test('a part number is found whole, without its marks, and by its pieces', () => {
  expect(partNumberWords('LM358N/NOPB')).toEqual(['lm358nnopb', 'lm358n', 'nopb']);
});

test('values are found as people type them', () => {
  expect(valueWords(1e-7, 'F')).toEqual(['100nf', '100n', '0.1uf']);
  expect(valueWords(4700, 'Ω')).toEqual(['4.7kohm', '4.7k', '4k7']);
  expect(valueWords(2.2, 'Ω')).toEqual(['2.2ohm', '2.2r', '2r2']);
  expect(valueWords(65_536, 'B')).toEqual(['64kb', '64k']);
  expect(valueWords(16, 'V')).toEqual(['16v']);
});

test('of a word with two weights the greater counts', () => {
  expect(
    searchVector([
      ['A', ['bc547']],
      ['C', ['bc547', 'npn']],
    ]).trim(),
  ).toBe("'bc547':1A 'npn':2C");
});
