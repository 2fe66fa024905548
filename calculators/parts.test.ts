import { describe, expect, test } from 'vitest';
import { capacitors, chipResistors, inductors, inductorsNear, resistors } from './parts.ts';

describe('chip resistors that a tool asks for', () => {
  test('are those of the value, with the power and the tolerance', () => {
    expect(chipResistors('resistor', 4700, 0.125, 5)).toEqual([
      {
        label: 'resistor',
        partClass: 'chip-resistors',
        filters: { resistance: '4699.9953..4700.0047', tolerance: '..5', powerRating: '0.125..' },
      },
    ]);
  });

  test('may have any power where none is said', () => {
    expect(chipResistors('resistor', 4700)[0]?.filters).toEqual({ resistance: '4699.9953..4700.0047', tolerance: '..1' });
  });

  test.each([null, undefined, 0])('are none for a resistance of %s', (resistance) => {
    expect(chipResistors('resistor', resistance)).toEqual([]);
  });

  test('are none for a power that no chip carries', () => {
    expect(chipResistors('resistor', 4.7, 2)).toEqual([]);
  });
});

test('resistors of a color code have leads, or are chips of the same value and tolerance', () => {
  expect(resistors(4700, 5)).toEqual([
    {
      label: 'leaded',
      partClass: 'through-hole-resistors',
      filters: { resistance: '4699.9953..4700.0047', tolerance: '..5' },
      place: 'resistor',
    },
    { label: 'chip', partClass: 'chip-resistors', filters: { resistance: '4699.9953..4700.0047', tolerance: '..5' }, place: 'resistor' },
  ]);
  expect(resistors(0, 5)).toEqual([]);
});

describe('capacitors that a tool asks for', () => {
  test.each([
    [100e-12, ['ceramic']],
    [47e-9, ['ceramic', 'film']],
    [4.7e-6, ['ceramic', 'film', 'electrolytic']],
    [4700e-6, ['electrolytic']],
    [null, []],
  ])('of %s F are of the kinds that are made so', (capacitance, kinds) => {
    expect(capacitors(capacitance).map(({ label }) => label)).toEqual(kinds);
  });

  test('carry the voltage, where one is said', () => {
    expect(capacitors(100e-12, 64.7)[0]?.filters).toEqual({ capacitance: '9.99999e-11..1.000001e-10', ratedVoltage: '64.7..' });
    expect(capacitors(100e-12)[0]?.filters).not.toHaveProperty('ratedVoltage');
  });
});

test('inductors of little inductance are those for radio frequencies', () => {
  expect(inductors('inductor', 47e-9)[0]?.partClass).toBe('rf-inductors');
  expect(inductors('inductor', 10e-6)[0]?.partClass).toBe('power-inductors');
  expect(inductors('inductor', null)).toEqual([]);
});

test('a computed coil leads to ready inductors near its value', () => {
  expect(inductorsNear('inductor', 100e-6)).toEqual([
    { label: 'inductor', partClass: 'power-inductors', filters: { inductance: '0.00009..0.00011' } },
  ]);
  expect(inductorsNear('inductor', null)).toEqual([]);
});
