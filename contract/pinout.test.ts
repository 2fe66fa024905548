import { expect, test } from 'vitest';
import { namePieces, pinMapText, plainPinName, readPinout, roleOf, writePinout } from './pinout.ts';

const role = (name: string, type: Parameters<typeof roleOf>[0]['type']) => roleOf({ name, type });
const map = (text: string) => pinMapText(readPinout(text) ?? []);

test('pins are read from lines and from one cell, and written in the order of their numbers', () => {
  const pins = readPinout('10 OUT output\n2 ~{RESET} input; 1 VCC power_in\n');
  expect(pins).toHaveLength(3);
  expect(writePinout(pins ?? [])).toBe('1 VCC power_in; 2 ~{RESET} input; 10 OUT output');
  expect(readPinout(writePinout(pins ?? [], '\n'))).toEqual(readPinout(writePinout(pins ?? [])));
});

test('a pin without a type is unspecified, and a name may be called like a type', () => {
  expect(readPinout('1 A; 2 input; 3 NC no_connect')).toEqual([
    { number: '1', name: 'A', type: 'unspecified' },
    { number: '2', name: 'input', type: 'unspecified' },
    { number: '3', name: 'NC', type: 'no_connect' },
  ]);
});

test('what is no list of pins is refused: a number twice, a pin without a name, words for a number', () => {
  expect(readPinout('1 A input; 1 B input')).toBeNull();
  expect(readPinout('1')).toBeNull();
  expect(readPinout('see the data sheet')).toBeNull();
  expect(readPinout(' ; ')).toBeNull();
});

test('balls come row by row, AA behind Z', () => {
  const pins = readPinout('AA1 x; B10 x; B2 x; A1 x') ?? [];
  expect(writePinout(pins)).toMatch(/^A1 .*B2 .*B10 .*AA1 /);
});

test('supply and ground are told by name and type', () => {
  expect([role('VSS', 'power_in'), role('AGND', 'passive'), role('V-', 'power_in'), role('VDD', 'power_in')]).toEqual([
    'ground',
    'ground',
    'ground',
    'power',
  ]);
  expect([role('PA0', 'bidirectional'), role('~{INT}', 'open_collector'), role('NC', 'no_connect'), role('B', 'passive')]).toEqual([
    'both',
    'output',
    'none',
    'other',
  ]);
});

test('bars stay bars or become a slash', () => {
  expect(namePieces('R/~{W}')).toEqual([
    { place: 0, text: 'R/', isBarred: false },
    { place: 1, text: 'W', isBarred: true },
  ]);
  expect(plainPinName('~{RESET}')).toBe('/RESET');
});

test('a supply called otherwise is the same pin, another name is another pin, and open pins do not count', () => {
  const one = map('1 OUT output; 2 VSS power_in; 3 IN+ input; 4 IN- input; 5 VDD power_in');
  expect(map('1 out output; 2 V- power_in; 3 IN+ input; 4 IN- input; 5 V+ power_in; 6 NC no_connect')).toBe(one);
  expect(map('1 OUT output; 2 VDD power_in; 3 IN+ input; 4 IN- input; 5 VSS power_in')).not.toBe(one);
});
