import { expect, it } from 'vitest';
import { demoReference } from '#demo-catalog/reference.ts';
import type { PartClass } from '#contract/part-classes.ts';
import { outlineNamed } from './outline-named.ts';

const outlines = new Map(demoReference().outlines.map((outline) => [outline.id, outline]));

it.each<[name: string, partClass: PartClass | null, id: string | null]>([
  ['0603', 'mlcc', 'chip-0603'],
  ['1608', 'chip-resistors', 'chip-0603'],
  ['0402 (1005 Metric)', null, 'chip-0402'],
  ['SOT-23', 'mosfets', 'sot-23'],
  ['TO-236-3, SC-59, SOT-23-3', 'bjts', 'sot-23'],
  ['SC-74A, SOT-753', 'linear-regulators-fixed', 'sot-23-5'],
  ['SOT-23-5 Thin, TSOT-23-5', 'linear-regulators-fixed', 'tsot-23-5'],
  ['SOIC-8', 'op-amps', 'soic-8'],
  ['8-SOIC (0.154", 3.90mm Width)', 'op-amps', 'soic-8'],
  ['8-SOIC (0.209", 5.30mm Width)', 'memory', 'soic-8w'],
  ['16-SOIC (0.295", 7.50mm Width)', 'interface-ics', 'soic-16w'],
  ['8-TSSOP, 8-MSOP (0.118", 3.00mm Width)', 'op-amps', 'msop-8'],
  ['8-DIP (0.300", 7.62mm)', 'op-amps', 'dip-8'],
  ['LQFP-48 (7x7)', 'microcontrollers', 'lqfp-48'],
  ['VQFN-32-EP(5x5)', 'microcontrollers', 'qfn-32-5x5'],
  ['UFQFPN-32(5x5)', 'microcontrollers', 'ufqfpn-32-5x5'],
  ['TO-252-3, DPAK (2 Leads + Tab), SC-63', 'mosfets', 'to-252-2'],
  ['DO-214AC, SMA', 'schottky-diodes', 'sma'],
  ['EIA 3216-18', 'tantalum-capacitors', 'tant-a'],
  ['A (3216-18)', 'tantalum-capacitors', 'tant-a'],
  ['3225-4', 'crystals', 'xtal-3225-4'],
  ['SC-59', 'jfets', 'sc-59'],
  ['TO-220FP', 'linear-regulators-fixed', 'iso-220-3'],
  ['TO-220-3', 'linear-regulators-fixed', 'to-220-3'],
  ['20-SSOP (0.173", 4.40mm Width)', 'interface-ics', 'ssop-20-4.4'],
  ['20-SSOP (0.209", 5.30mm Width)', 'interface-ics', 'ssop-20'],
  ['TQFP-64 (14x14)', 'microcontrollers', 'tqfp-64-14x14'],
  // Too little is said, or something else is meant.
  ['QFN-16', 'op-amps', null],
  ['SOP-6-2.54mm', 'solid-state-relays', null],
  ['TQFP-48', 'microcontrollers', null],
  ['DIP-24', 'memory', null],
  ['SMA', 'coax-connectors', null],
  ['SMA', null, null],
  ['A', 'aluminium-electrolytic-smd', null],
  ['3225', 'crystals', null],
  ['Module', null, null],
])('a part in %s of the class %s is drawn as %s', (name, partClass, id) => {
  expect(outlineNamed(outlines, name, partClass)).toBe(id);
});

it('every drawing of a housing with a name of its own is found by it, and no name leads to another drawing', () => {
  const drawn = [...outlines.values()].filter(({ family }) => ['gull-dual', 'gull-quad', 'sot', 'dip', 'qfn'].includes(family));
  expect(drawn.filter(({ id, name }) => outlineNamed(outlines, name, 'ics') !== id).map(({ name }) => name)).toEqual([]);
});
