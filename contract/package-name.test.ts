import { expect, test } from 'vitest';
import { packageName } from './package-name.ts';

test.each([
  ['8x11.5 mm', 'de-DE', '8\u00a0×\u00a011,5\u202fmm'],
  ['6.6 x 7.0 mm', 'fr-FR', '6,6\u00a0×\u00a07,0\u202fmm'],
  ['6.36x6.56x6.1 mm', 'ru-RU', '6,36\u00a0×\u00a06,56\u00a0×\u00a06,1\u202fмм'],
  ['8x11.5 mm', 'es-MX', '8\u00a0×\u00a011.5\u202fmm'],
  ['P=5.08mm', 'pt-BR', 'P=5,08\u202fmm'],
  ['DFN-4, 2.5 x 2.5 mm', 'id-ID', 'DFN-4, 2,5\u00a0×\u00a02,5\u202fmm'],
  ['LED 3 mm (T-1)', 'ru-RU', 'LED 3\u202fмм (T-1)'],
  ['THT Ø6.3', 'tr-TR', 'THT Ø6,3'],
  ['THT P2.54', 'de-DE', 'THT P2,54'],
])('the size %s reads in %s as %s', (name, tag, shown) => {
  expect(packageName(name, tag)).toBe(shown);
});

test.each(['SOT-23', '0603', 'SMD-4P,3.2x1.6mm', 'LGA-12(2.5x4.9)', 'SIP-3-2.54mm', '2xN P2.54', 'TH-2P,P=3.5mm'])(
  '%s is a code in every language',
  (name) => {
    expect(packageName(name, 'de-DE')).toBe(name);
    expect(packageName(name, 'ru-RU')).toBe(name);
  },
);
