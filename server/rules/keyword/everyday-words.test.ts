import { describe, expect, it } from 'vitest';
import { wordLanguages } from '#contract/locale.ts';
import { isJoiningWord, withoutEverydayWords } from './everyday-words.ts';
import table from './everyday-words.json' with { type: 'json' };

describe('words of buying', () => {
  it.each([
    ['LM358 datasheet', 'LM358'],
    ['buy LM358 in stock', 'LM358'],
    ['where to buy LM358', 'LM358'],
    ['10 pcs 1k resistor', '1k resistor'],
    ['LM358 Datenblatt', 'LM358'],
    ['günstige Widerstände auf Lager', 'Widerstände'],
    ['LM358 hoja de datos', 'LM358'],
    ['resistencia barata', 'resistencia'],
    ['LM358 fiche technique', 'LM358'],
    ['résistances pas chères', 'résistances'],
    ['LM358 कीमत', 'LM358'],
    ['सस्ते रेज़िस्टर', 'रेज़िस्टर'],
    ['jual LM358 murah', 'LM358'],
    ['LM358価格', 'LM358'],
    ['LM358のデータシート', 'LM358'],
    ['在庫あり コンデンサ', 'コンデンサ'],
    ['folha de dados LM358', 'LM358'],
    ['capacitor em estoque', 'capacitor'],
    ['LM358 купить недорого', 'LM358'],
    ['цена на LM358', 'на LM358'],
    ['дешёвые резисторы', 'резисторы'],
    ['LM358 satın al', 'LM358'],
    ['stokta direnç', 'direnç'],
    ['便宜的电阻', '电阻'],
    ['LM358规格书', 'LM358'],
    ['20个 电阻', '电阻'],
  ])('are dropped from %s', (keyword, rest) => {
    expect(withoutEverydayWords(keyword)).toBe(rest);
  });

  it.each(['datasheet', 'купить', 'в наличии', '价格', 'price of', '10 pcs'])('stay in %s, which has no others', (keyword) => {
    expect(withoutEverydayWords(keyword)).toBe(keyword);
  });

  it.each(['stockholm', 'RC0603FR-0710KL', 'resistor 10k', 'Preisser', '10 kΩ', 'order42', '庫'])('are not read into %s', (keyword) => {
    expect(withoutEverydayWords(keyword)).toBe(keyword);
  });
});

it('has words of each kind in every language of the shop', () => {
  for (const [kind, byLanguage] of Object.entries(table)) {
    expect(Object.keys(byLanguage).toSorted(), kind).toEqual([...wordLanguages].toSorted());
    expect(Object.values(byLanguage).filter((words) => words.length === 0)).toEqual([]);
  }
});

it.each(['for', 'für', 'de', 'для', 'için', 'untuk', 'के', 'の', '的', 'pour'])('%s only joins others', (word) => {
  expect(isJoiningWord(word)).toBe(true);
});

it.each(['LED', 'a1', '10k', 'forward'])('%s joins nothing', (word) => {
  expect(isJoiningWord(word)).toBe(false);
});
