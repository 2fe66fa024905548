import { expect, test } from 'vitest';
import type { WordLanguage } from '#contract/locale.ts';
import { tidyStateNames } from './tidy-state-names.ts';

const tidy = (language: WordLanguage, names: string[], better = {}) =>
  tidyStateNames(
    names.map((name, index) => [`XX-${index}`, name]),
    language,
    better,
  ).map(([, name]) => name);

test('what only the heading of an article needs is taken off', () => {
  expect(tidy('pt', ['Konya (província)', 'Província de Hiroshima'])).toEqual(['Konya', 'Hiroshima']);
  expect(tidy('de', ['Präfektur Osaka', 'Okinawa'])).toEqual(['Osaka', 'Okinawa']);
  expect(tidy('fr', ['préfecture d’Osaka', 'oblast de Belgorod'])).toEqual(['Osaka', 'Belgorod']);
  expect(tidy('hi', ['रियो डि जेनेरो, प्रांत', 'मी प्रीफ़ेक्चर'])).toEqual(['रियो डि जेनेरो', 'मी']);
  expect(tidy('id', ['Oblast Amur', 'Oblast Otonom Yahudi'])).toEqual(['Amur', 'Oblast Otonom Yahudi']);
});

test('a name that would be there twice stays whole, with a capital', () => {
  expect(tidy('fr', ['Moscou', 'oblast de Moscou', 'oblast de Tambov'])).toEqual(['Moscou', 'Oblast de Moscou', 'Tambov']);
});

test('Chinese is written in simplified characters', () => {
  expect(tidy('zh', ['沖繩縣', '卡巴爾達-巴爾卡爾共和國'])).toEqual(['冲绳县', '卡巴尔达-巴尔卡尔共和国']);
});

test('a better name stands in place of one from CLDR until CLDR has it itself', () => {
  expect(tidy('ru', ['Вашингтон', 'Вашингтон²'], { 'XX-0': 'Округ Колумбия' })).toEqual(['Округ Колумбия', 'Вашингтон']);
  expect(() => tidy('pt', ['Moscou'], { 'XX-0': 'Moscou' })).toThrow('XX-0');
});
