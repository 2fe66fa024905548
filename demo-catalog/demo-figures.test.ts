import { expect, test } from 'vitest';
import { toMicros } from '#server/catalog/resolve-offer.ts';
import { orderCode } from '#server/catalog/order-code.ts';
import { withDemoFigures } from './demo-figures.ts';
import { expandCatalog } from './expand.ts';

const today = new Date('2026-11-21T10:30:00Z');
const facts = expandCatalog();
const parts = facts.map((part) => withDemoFigures(part, today));
const offers = parts.flatMap(({ offers: list = [] }) => list);

test('figures are the same each time and do not depend on the other parts', () => {
  const again = expandCatalog(2000).map((part) => withDemoFigures(part, today));
  const byName = new Map(parts.map((part) => [`${part.manufacturer} ${part.mpn}`, part]));
  for (const part of again) expect(part).toEqual(byName.get(`${part.manufacturer} ${part.mpn}`));
});

test('every part can be ordered, and minimum and multiple fit each other', () => {
  expect(parts.filter(({ offers: list = [] }) => list.length === 0)).toEqual([]);
  const faulty = offers.filter(({ moq, multiple, packaging, pack_size: pack, price_breaks: breaks }) => {
    const isPack = ['tape_and_reel', 'tube', 'tray', 'box'].includes(packaging);
    return moq % multiple !== 0 || (breaks[0]?.quantity ?? Infinity) > moq || (isPack && (pack !== moq || pack !== multiple));
  });
  expect(faulty).toEqual([]);
});

test('more pieces never cost more each, and a full pack costs less each than as many loose pieces', () => {
  const falls = offers.every(({ price_breaks: breaks }) =>
    breaks.every(({ price }, index) => index === 0 || toMicros(price) < toMicros(breaks[index - 1]?.price ?? '')),
  );
  expect(falls).toBe(true);
  for (const { offers: [loose, ...others] = [] } of parts) {
    const pack = others.find(({ packaging }) => packaging === 'tape_and_reel');
    if (pack) expect(toMicros(pack.price_breaks[0]?.price ?? '')).toBeLessThanOrEqual(toMicros(loose?.price_breaks.at(-1)?.price ?? ''));
  }
});

test('order codes are unique and can be typed', () => {
  const codes = parts.flatMap(({ manufacturer, mpn, offers: list = [] }) =>
    list.map(({ packaging }) => orderCode(manufacturer, mpn, packaging)),
  );
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => /^[A-Z0-9][A-Z0-9._-]{2,39}$/.test(code))).toBe(true);
});

test('some parts are out of stock, some short, most there', () => {
  const levels = parts.map(({ stock }) => stock?.on_hand ?? 0);
  const none = levels.filter((level) => level === 0).length / levels.length;
  expect(none).toBeGreaterThan(0.05);
  expect(none).toBeLessThan(0.15);
  expect(parts.some(({ stock }) => stock?.backorder === false)).toBe(true);
});
