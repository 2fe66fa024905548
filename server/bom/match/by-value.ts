/** What must be said for a part to be taken by its value, as data per class of parts. */
import type { PartClass } from '#contract/part-classes.ts';
import type { Direction } from '#server/rules/keyword/parameter-direction.ts';

interface ByValue {
  /** Parameters beside the value and the package without which two parts of them are no equals. */
  needed: readonly string[];
  /** What the row must say in place of a part number that the shop does not have. */
  instead: readonly string[];
  /** What is meant by who says nothing, where it can be had. */
  usual?: Readonly<Record<string, readonly [Direction, number]>>;
}

const byValue: Partial<Record<PartClass, ByValue>> = {
  'chip-resistors': { needed: [], instead: ['tolerance'], usual: { tolerance: ['at_most', 1] } },
  'through-hole-resistors': { needed: [], instead: ['tolerance', 'powerRating'], usual: { tolerance: ['at_most', 1] } },
  'current-sense-resistors': { needed: [], instead: ['tolerance', 'powerRating'], usual: { tolerance: ['at_most', 1] } },
  mlcc: {
    needed: [],
    instead: ['ratedVoltage', 'dielectric'],
    usual: { ratedVoltage: ['at_least', 16], tolerance: ['at_most', 10] },
  },
  'ceramic-disc-capacitors': { needed: ['ratedVoltage'], instead: ['ratedVoltage', 'dielectric'] },
  'aluminium-electrolytic-radial': { needed: ['ratedVoltage'], instead: ['ratedVoltage'] },
  'aluminium-electrolytic-smd': { needed: ['ratedVoltage'], instead: ['ratedVoltage'] },
  'tantalum-capacitors': { needed: ['ratedVoltage'], instead: ['ratedVoltage', 'esr'] },
  'film-capacitors': { needed: ['ratedVoltage', 'leadSpacing'], instead: ['ratedVoltage', 'leadSpacing', 'dielectric'] },
  'power-inductors': { needed: ['ratedCurrent'], instead: ['ratedCurrent', 'saturationCurrent'] },
  'rf-inductors': { needed: [], instead: ['tolerance', 'ratedCurrent'] },
  'ferrite-beads': { needed: [], instead: ['ratedCurrent'] },
  crystals: { needed: ['loadCapacitance'], instead: ['loadCapacitance', 'frequencyTolerance'] },
  fuses: { needed: ['response'], instead: ['response', 'voltageAc'] },
  'resettable-fuses': { needed: ['maxVoltage'], instead: ['maxVoltage', 'tripCurrent'] },
  'pin-headers': { needed: ['positions', 'rows', 'pitch'], instead: ['orientation', 'mounting', 'plating'] },
  'sockets-strips': { needed: ['positions', 'rows', 'pitch'], instead: ['orientation', 'mounting', 'plating'] },
  'zener-diodes': { needed: ['powerDissipation'], instead: ['powerDissipation', 'tolerance'] },
};

/** Whether a value, a package and these parameters name a part that any other of them can stand in for. */
export function isNamedByValue(partClass: PartClass | null, stated: ReadonlySet<string>, hasUnknownNumber: boolean): boolean {
  const rule = partClass === null ? undefined : byValue[partClass];
  return rule !== undefined && (hasUnknownNumber ? rule.instead : rule.needed).every((key) => stated.has(key));
}

/** Ratings that a buyer should see when they did not state them. */
export function ratingsOf(partClass: PartClass | null): readonly string[] {
  return (partClass && byValue[partClass])?.instead ?? [];
}

export function usualOf(partClass: PartClass | null): Readonly<Record<string, readonly [Direction, number]>> {
  return (partClass && byValue[partClass])?.usual ?? {};
}
