import { stubLength, trimSlope } from '#calculators/math/radio/inverted-f.ts';
import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

const aside = 0.1;
const frequencies = { label: 'inputs.frequency', unit: 'Hz', show: ['MHz', 'GHz'], scale: 'linear' } as const;
const lengths = { label: 'outputs.stub', unit: 'm', show: ['mm', 'mil', 'in'], scale: 'linear' } as const;

/** The stub over frequency, or over the resonance that it leads to from the one that was measured. */
export const plots: PlotsOf<typeof tool> = (given, { scale, stub, newStub }) => {
  const { frequency } = given;
  const range = spaced(frequency * (1 - aside), frequency * (1 + aside));
  if (given.mode === 'size') {
    const series = [{ label: 'outputs.stub', points: sample(range, stubLength) }];
    return [{ id: 'stub', kind: 'line', x: frequencies, left: lengths, series, marks: [{ x: frequency, y: stub ?? 0 }], levels: [] }];
  }
  const slope = trimSlope(scale ?? 1);
  const points = sample(range, (f) => {
    const length = given.presentStub - slope * (f - given.measuredFrequency);
    return length > 0 ? length : null;
  });
  const marks = [{ x: frequency, y: newStub ?? 0 }];
  return [{ id: 'trim', kind: 'line', x: frequencies, left: lengths, series: [{ label: 'outputs.stub', points }], marks, levels: [] }];
};
