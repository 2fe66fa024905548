import { expect, test } from 'vitest';
import { withinSentence } from './within-sentence.ts';

test.each([
  ['Postal code', 'en-US', 'postal code'],
  ['ZIP code', 'en-US', 'ZIP code'],
  ['I/O lines', 'en-US', 'I/O lines'],
  ['Q factor', 'en-US', 'Q factor'],
  ['Wi-Fi', 'en-US', 'Wi-Fi'],
  ['SiC', 'en-US', 'SiC'],
  ['À niveau logique', 'fr-FR', 'à niveau logique'],
  ['No aislado', 'es-MX', 'no aislado'],
  ['Canal N', 'fr-FR', 'canal N'],
  ['Or', 'fr-FR', 'or'],
  ['Or', 'en-US', 'Or'],
  ['Rail-to-rail output', 'en-US', 'rail-to-rail output'],
  ['Zener test current', 'en-US', 'Zener test current'],
  ['Code postal', 'fr-FR', 'code postal'],
  ['Écart de fréquence', 'fr-FR', 'écart de fréquence'],
  ['İletkenlik', 'tr-TR', 'iletkenlik'],
  ['Işık akısı', 'tr-TR', 'ışık akısı'],
  ['Почтовый индекс', 'ru-RU', 'почтовый индекс'],
  ['С задержкой', 'ru-RU', 'с задержкой'],
  ['Postleitzahl', 'de-DE', 'Postleitzahl'],
  ['郵便番号', 'ja-JP', '郵便番号'],
])('%s in %s is said as %s', (label, tag, said) => {
  expect(withinSentence(label, tag)).toBe(said);
});
