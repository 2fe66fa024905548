import { expect, test } from 'vitest';
import { readPinout } from '#contract/pinout.ts';
import { expandCatalog } from './expand.ts';
import { readPinouts } from './facts.ts';
import { indexPinouts, pinoutOf } from './pinouts.ts';

const index = indexPinouts();
const pinout = (manufacturer: string, mpn: string) => pinoutOf(index, { manufacturer, mpn })?.pinout ?? '';

test('every stated pinout can be read, and is of parts of the catalog', () => {
  expect([...index].filter(([, { pinout: pins }]) => readPinout(pins) === null).map(([part]) => part)).toEqual([]);
  const parts = new Set(expandCatalog().map(({ manufacturer, mpn }) => `${manufacturer} ${mpn}`));
  expect([...index.keys()].filter((part) => !parts.has(part))).toEqual([]);
  expect(readPinouts().pinouts.every(({ symbol }) => /^[\w+.-]+:\S+$/.test(symbol))).toBe(true);
});

test('well-known parts have the pins of their data sheets', () => {
  expect(pinout('ti', 'LM358DR')).toBe(
    '1 OUT1 output; 2 IN1- input; 3 IN1+ input; 4 V- power_in; 5 IN2+ input; 6 IN2- input; 7 OUT2 output; 8 V+ power_in',
  );
  expect(pinout('st', 'STM32F103C8T6')).toMatch(/^1 VBAT power_in; 2 PC13 bidirectional; .*7 ~?\{?NRST\}? input/);
  expect(pinout('ti', 'CD4001BE')).toMatch(/^1 1A input; 2 1B input; 3 1Y output; .*; 7 VSS power_in; .*14 VDD power_in$/);
});
