import { expect, it } from 'vitest';
import { countryName } from './country-name.ts';

it.each([
  ['HK', 'de-DE', 'Hongkong'],
  ['MO', 'ja-JP', 'マカオ'],
  ['HK', 'zh-CN', '中国香港特别行政区'],
  ['CI', 'es-MX', 'Costa de Marfil'],
  ['US', 'en-US', 'United States'],
  ['ZZ', 'de-DE', 'Unbekannte Region'],
  ['XY', 'de-DE', 'XY'],
])('%s is in %s called %s', (code, tag, name) => {
  expect(countryName(code, tag)).toBe(name);
});
