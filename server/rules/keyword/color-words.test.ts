import { expect, it } from 'vitest';
import { wordLanguages } from '#contract/locale.ts';
import { colorForms, isColor, partColors } from './color-words.ts';
import table from './color-words.json' with { type: 'json' };
import { codeKey } from '#server/rules/fold.ts';

it.each([
  [
    'rot',
    ['rote', 'roter', 'rotes', 'rouges', 'roja', 'vermelhas', 'красные', 'красного', 'kırmızı', 'merah', 'लाल', '赤い', '红色', 'red'],
  ],
  ['white', ['weiße', 'weiss', 'blanche', 'blancas', 'brancos', 'белых', 'белый', 'beyaz', 'putih', 'सफ़ेद', '白色']],
  ['зеленый', ['зелёная', 'grünes', 'vertes', 'verdes', 'हरी', '緑色', '绿光']],
])('%s is meant by its forms in every language', (name, expected) => {
  const forms = colorForms([codeKey(name)]);
  expect(expected.filter((form) => !forms.includes(codeKey(form)))).toEqual([]);
});

it('tells colors from other words, and one color from another', () => {
  expect(colorForms(['x7r'])).toEqual([]);
  expect(colorForms(['red'])).not.toContain('blue');
  expect(isColor(codeKey('rosso'))).toBe(false);
  expect(isColor(codeKey('rote'))).toBe(true);
});

it('has the same colors in every language of the shop', () => {
  expect(Object.keys(table).toSorted()).toEqual([...wordLanguages].toSorted());
  const colors = Object.keys(table.en).toSorted();
  for (const [language, own] of Object.entries(table)) expect(Object.keys(own).toSorted(), language).toEqual(colors);
});

it.each([
  ['红色发光二极管', ' 红色 发光二极管'],
  ['緑色発光ダイオード', ' 緑色 発光ダイオード'],
  ['红外线', '红外线'],
  ['ブルートゥース', 'ブルートゥース'],
])('parts the color of %s', (text, parted) => {
  expect(partColors(text)).toBe(parted);
});
