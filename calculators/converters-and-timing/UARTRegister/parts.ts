import { atLeast, equalTo, type PartsOf } from '#calculators/parts.ts';
import { tool } from './definition.ts';

/** Crystals made for baud rates, Hz. */
const exact = [
  { label: 'crystal_1', frequency: 1_843_200 },
  { label: 'crystal_7', frequency: 7_372_800 },
  { label: 'crystal_11', frequency: 11_059_200 },
  { label: 'crystal_14', frequency: 14_745_600 },
  { label: 'crystal_18', frequency: 18_432_000 },
] as const;

export const parts: PartsOf<typeof tool> = (given, { withinTolerance }) => {
  const { clockFrequency, baudRate } = given;
  const isExact = (frequency: number) => {
    const answer = tool.compute({ ...given, clockFrequency: frequency });
    return 'out' in answer && answer.out.error === 0;
  };
  const better = exact.filter(({ frequency }) => frequency !== clockFrequency && isExact(frequency)).slice(0, 2);
  const chosen = withinTolerance === true ? [{ label: 'crystal', frequency: clockFrequency }] : [];
  return [
    ...[...chosen, ...better].map(({ label, frequency }) => ({
      label,
      partClass: 'crystals',
      filters: { frequency: equalTo(frequency) },
      place: 'crystal',
    })),
    { label: 'transceivers', partClass: 'uart-rs232', filters: { dataRate: atLeast(baudRate) } },
  ];
};
