import { expect, test } from 'vitest';
import { parseExpression } from '#land-patterns/testing/s-expression.ts';
import { kicadSymbol } from './kicad-symbol.ts';
import type { SymbolPin } from './symbol-layout.ts';

const pins: SymbolPin[] = [
  { number: '1', name: '~{RESET}', type: 'input', role: 'input' },
  { number: '2', name: 'PA0', type: 'bidirectional', role: 'both' },
  { number: '3', name: 'PA1', type: 'bidirectional', role: 'both' },
  { number: '4', name: 'VSS', type: 'power_in', role: 'ground' },
  { number: '5', name: 'VDD', type: 'power_in', role: 'power' },
  { number: '6', name: 'OUT', type: 'output', role: 'output' },
];
const symbol = { name: 'X"1', pins, footprint: 'SOT23', datasheet: null, description: 'A part' };

test('every pin is there once, with its name and type, on the grid of schematics', () => {
  const text = kicadSymbol(symbol);
  expect(() => parseExpression(text)).not.toThrow();
  const found = [...text.matchAll(/\(pin (\w+) line \(at (\S+) (\S+) (\d+)\).*?\(name "([^"]*)".*?\(number "([^"]*)"/g)];
  expect(found.map(([, type, , , , name, number]) => `${number} ${name} ${type}`).toSorted()).toEqual(
    pins.map(({ number, name, type }) => `${number} ${name} ${type}`),
  );
  const places = found.map(([, , x, y]) => [Number(x), Number(y)] as const);
  expect(places.filter(([x, y]) => [x, y].some((at) => Math.abs(at / 2.54 - Math.round(at / 2.54)) > 1e-3))).toEqual([]);
  expect(new Set(places.map(String)).size).toBe(pins.length);
});

test('supplies stand on top, ground below, and the footprint is named with its library', () => {
  const text = kicadSymbol(symbol);
  expect(text).toMatch(/power_in line \(at \S+ \d\S* 270\).*"VDD"/);
  expect(text).toMatch(/power_in line \(at \S+ -\S+ 90\).*"VSS"/);
  expect(text).toContain('"Partwright:SOT23"');
  expect(text).toContain(String.raw`(symbol "X\"1"`);
  expect(kicadSymbol({ ...symbol, footprint: null })).not.toContain('Partwright:');
});
