import { expect, test } from 'vitest';
import { wordLanguages } from '#contract/locale.ts';
import { words } from '#server/kernel/words.ts';
import { listCountries } from '#server/rules/country/countries.ts';
import { paperTitle, sellerTariff } from './seller-words.ts';

test.each([
  ['US', 'de', 'HTS-Code (USA) 8541.10'],
  ['DE', 'de', 'Warennummer (KN/TARIC) 8541.10'],
  ['DE', 'ru', 'Код CN/TARIC (ЕС) 8541.10'],
  ['FR', 'pt', 'Código NC/TARIC (UE) 8541.10'],
  ['BR', 'pt', 'NCM 8541.10'],
  ['BR', 'en', 'NCM code (Mercosur) 8541.10'],
  ['TR', 'tr', 'GTİP 8541.10'],
  ['MX', 'es', 'Fracción arancelaria 8541.10'],
  ['RU', 'ru', 'Код ТН ВЭД ЕАЭС 8541.10'],
  ['KZ', 'en', 'TN VED code (EAEU) 8541.10'],
  ['IN', 'hi', 'HSN/ITC-HS कोड 8541.10'],
  ['JP', 'ja', '統計品目番号（HSコード） 8541.10'],
  ['CN', 'zh', 'HS编码 8541.10'],
  ['ID', 'id', 'Kode HS (BTKI) 8541.10'],
  ['CH', 'fr', 'Code SH 8541.10'],
] as const)('a seller in %s names the tariff number in %s: %s', (country, language, text) => {
  expect(words(language, 'document')(`line.tariff.${sellerTariff(country)}`, { code: '8541.10' })).toBe(text);
});

test('every country has a name for the number in every language', () => {
  const named = new Set(listCountries('en').map(({ code }) => sellerTariff(code)));
  for (const language of wordLanguages) {
    const say = words(language, 'document');
    const texts = [...named].map((tariff) => say(`line.tariff.${tariff}`, { code: '8541.10' }));
    expect(texts.filter((text) => !text.endsWith(' 8541.10') || text.startsWith('line.'))).toEqual([]);
    expect(new Set(texts).size).toBe(named.size);
  }
});

test.each([
  ['credit_note', 'DE', true, 'クレジットノート'],
  ['credit_note', 'JP', true, '返還インボイス（クレジットノート）'],
  ['credit_note', 'JP', false, 'クレジットノート'],
  ['invoice', 'JP', true, '請求書'],
] as const)('a %s of a seller in %s (registered: %s) is called %s in Japanese', (kind, country, isRegistered, title) => {
  expect(words('ja', 'document')(`title.${paperTitle(kind, country, isRegistered)}`)).toBe(title);
});

test.each([
  ['IN', true, 'Tax invoice'],
  ['IN', false, 'Invoice'],
  ['US', true, 'Invoice'],
] as const)('an invoice of a seller in %s (registered: %s) is called %s in English', (country, isRegistered, title) => {
  expect(words('en', 'document')(`title.${paperTitle('invoice', country, isRegistered)}`)).toBe(title);
});
