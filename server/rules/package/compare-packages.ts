/** Whether a part fits where a row wants it: the same package, another one, or one that cannot be told. */
import type { PartClass } from '#contract/part-classes.ts';
import { metricChip } from './chip-size.ts';
import type { Mounting } from './package-families.ts';
import { readPackage } from './read-package.ts';
import type { ReadPackage } from './package-reading.ts';

export type Fit = 'same' | 'other' | 'unknown';

/** Classes whose parts have leads, where neither name nor package of a part says so. */
const leaded = new Set<PartClass | null>([
  'through-hole-resistors',
  'ceramic-disc-capacitors',
  'aluminium-electrolytic-radial',
  'trimmer-potentiometers',
  'varistors',
  'power-relays',
]);
const surface = new Set<PartClass | null>([
  'chip-resistors',
  'mlcc',
  'aluminium-electrolytic-smd',
  'tantalum-capacitors',
  'rf-inductors',
  'ferrite-beads',
]);

/** Packages of the catalog are few, and looked at for every row. */
const held = new Map<string, ReadPackage>();
const mostHeld = 5000;

/** The package of a part of the catalog. */
export function heldPackage(name: string | null, partClass: PartClass | null): ReadPackage {
  const read = held.get(name ?? '') ?? readPackage(name ?? '');
  if (held.size < mostHeld) held.set(name ?? '', read);
  const usual: Mounting | null = leaded.has(partClass) ? 'tht' : surface.has(partClass) ? 'smd' : null;
  return read.mounting === null || (leaded.has(partClass) && read.mounting !== 'tht')
    ? { ...read, mounting: usual ?? read.mounting }
    : read;
}

/** Families whose parts of equally many pins come in several sizes. */
const sized = new Set(['qfn', 'dfn', 'qfp', 'qfpep', 'bga', 'lga', 'csp']);

export function comparePackages(stated: ReadPackage, part: ReadPackage): Fit {
  if (stated.mounting !== null && part.mounting !== null && stated.mounting !== part.mounting) return 'other';
  if (stated.key !== null && part.key !== null) {
    if (!isSameKey(stated.key, part.key)) return 'other';
    if (stated.pins !== null && part.pins !== null && stated.pins !== part.pins) return 'other';
    const isOfSize = !sized.has(part.key) || stated.body === null || part.body === null || isSameBody(stated.body, part.body);
    return isOfSize ? 'same' : 'other';
  }
  // A name of its own on one side and a size on the other cannot be told apart.
  if (stated.key !== null || part.key !== null || stated.body === null || part.body === null) return 'unknown';
  return isSameBody(stated.body, part.body) ? 'same' : 'other';
}

function isSameKey(stated: string, part: string): boolean {
  if (stated === part) return true;
  // A height may be left unsaid: `3528` is a case B.
  if (part.startsWith('eia')) return part.startsWith(`${stated}-`);
  // Crystals go by their size in millimeters, which is that of a chip.
  return part.startsWith('xtal') && metricChip(part.slice(4)) === stated;
}

/** Differences that the makers of one size have among them. */
const side = 0.3;
const height = 0.65;

function isSameBody([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean {
  return (isNear(a, c, side) && isNear(b, d, height)) || (b > 0 && d > 0 && isNear(a, d, side) && isNear(b, c, side));
}

/** A side that was not said, 0, agrees with any. */
function isNear(one: number, other: number, slack: number): boolean {
  return one === 0 || other === 0 || Math.abs(one - other) <= slack;
}
