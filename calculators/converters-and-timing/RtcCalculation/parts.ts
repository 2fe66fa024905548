import { atMost, equalTo, type PartSearch, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Crystals do not hold this over temperature: a compensated oscillator does. */
const leastOfCrystals = 5e-6;
const watchFrequency = 32_768;

/** The shop counts in parts per million. */
const ppm = (share: number): number => share * 1e6;
const clocks: PartSearch = { label: 'clocks', partClass: 'rtcs', filters: {} };

export const parts: PartsOf<typeof tool> = (given, { error, capacitorStandard }) => {
  const { mode, nominalFrequency } = given;
  if (mode === 'temperature') return [...accurate(watchFrequency, given.initialTolerance), clocks];
  if (mode !== 'loadCapacitors') return [...accurate(nominalFrequency, Math.abs(error ?? 0)), clocks];
  const crystals = { frequency: equalTo(nominalFrequency), loadCapacitance: equalTo(given.crystalLoad) };
  return [
    { label: 'crystals', partClass: 'crystals', filters: crystals },
    { label: 'capacitors', partClass: 'mlcc', filters: { capacitance: equalTo(capacitorStandard ?? 0), dielectric: 'c0g' }, pieces: 2 },
    clocks,
  ];
};

/** What keeps a frequency this well. */
function accurate(frequency: number, share: number): PartSearch[] {
  if (share === 0) return [];
  const limit = atMost(ppm(share));
  if (share >= leastOfCrystals) {
    return [{ label: 'accurate', partClass: 'crystals', filters: { frequency: equalTo(frequency), frequencyTolerance: limit } }];
  }
  return [{ label: 'compensated', partClass: 'oscillators', filters: { frequency: equalTo(frequency), frequencyStability: limit } }];
}
