import { atMost, chipResistors, equalTo, near, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Curves of B values so near each other differ less than their tolerances. */
const sameCurve = 0.005;
/** B values and tolerances in the catalog are those between 25 °C and a hotter point. */
const nominal = 25;
/** A resistor that carries half its rating stays cool; it is hottest where the thermistor has its value. */
const spare = 2;

export const parts: PartsOf<typeof tool> = (given, { seriesResistor }) => [
  ...(given.mode === 'steinhartHart' || given.nominalTemperature !== nominal
    ? []
    : [
        {
          label: 'thermistors',
          partClass: 'thermistors',
          filters: {
            resistance: equalTo(given.nominalResistance),
            bValue: near(given.beta, sameCurve),
            tolerance: atMost(Math.max(100 * given.resistanceTolerance, 0.1)),
            type: 'ntc',
          },
        },
      ]),
  ...(given.mode === 'divider'
    ? chipResistors('resistor', seriesResistor, (spare * given.supplyVoltage ** 2) / 4 / (seriesResistor ?? Infinity))
    : []),
];
