import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordLanguages } from '#contract/locale.ts';
import { askedPins } from './match-pins.ts';

test('a keyword names the part whose pins are wanted, with its own hyphens', () => {
  expect(askedPins('pin-compatible with NE555P')).toBe('NE555P');
  expect(askedPins('Pin compatible to MCP3002-I/SN')).toBe('MCP3002-I/SN');
  expect(askedPins('LM358 pin-compatible')).toBe('LM358');
  expect(askedPins('与NE555P引脚兼容')).toBe('NE555P');
});

test('what names no number asks for no pins', () => {
  expect(askedPins('pin compatible with')).toBeNull();
  expect(askedPins('pin-compatible with anything')).toBeNull();
  expect(askedPins('NE555P')).toBeNull();
});

test.each(wordLanguages)('the link of a product page is understood in %s', (language) => {
  const words: unknown = JSON.parse(readFileSync(new URL(`../../../locales/${language}/pinout.json`, import.meta.url), 'utf8'));
  expect(words).toHaveProperty('compatible.query');
  const { query } = (words as { compatible: { query: string } }).compatible;
  expect(askedPins(query.replace('{{mpn}}', 'MCP6002-I/SN'))).toBe('MCP6002-I/SN');
});
