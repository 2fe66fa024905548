/** How near one part comes to another of its category. */
import { directionOf } from './parameter-direction.ts';

export type Value = number | [number, number] | string | boolean;

export interface ComparedPart {
  package: string | null;
  attributes: Record<string, Value>;
}

export interface ComparedAttribute {
  key: string;
  unit: string;
  column: boolean;
}

export interface Similarity {
  /** 0 to 1: share of known parameters, the package being one, that are equal. */
  score: number;
  /** Keys of what differs; `package` for the package. */
  differences: string[];
  /** Same package, and every parameter of the table equal or better. */
  isDirect: boolean;
}

const sameWithin = 1e-9;

function isSame(a: Value | undefined, b: Value | undefined): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= Math.abs(a) * sameWithin;
  return JSON.stringify(a) === JSON.stringify(b);
}

function isAtLeastAsGood({ key, unit }: ComparedAttribute, from: Value | undefined, to: Value | undefined): boolean {
  if (from === undefined || isSame(from, to)) return true;
  if (typeof from !== 'number' || typeof to !== 'number') return false;
  const direction = directionOf(key, unit);
  return direction === 'at_least' ? to >= from : direction === 'at_most' && to <= from;
}

/**
 * Compares `to` as a replacement of `from`. A parameter that only `to` lacks counts as different; `isDirect` speaks of
 * package and figures alone, never of pin-out or software, so the caller must not claim it for parts with more than two pins.
 */
export function compareParts(from: ComparedPart, to: ComparedPart, attributes: readonly ComparedAttribute[]): Similarity {
  const known = attributes.filter(({ key }) => from.attributes[key] !== undefined);
  const differing = known.filter(({ key }) => !isSame(from.attributes[key], to.attributes[key])).map(({ key }) => key);
  const hasPackage = from.package !== null;
  const samePackage = from.package === to.package;
  const differences = hasPackage && !samePackage ? ['package', ...differing] : differing;
  const compared = known.length + (hasPackage ? 1 : 0);
  const columns = attributes.filter(({ column }) => column);
  return {
    score: compared === 0 ? 0 : 1 - differences.length / compared,
    differences,
    isDirect: hasPackage && samePackage && columns.every((one) => isAtLeastAsGood(one, from.attributes[one.key], to.attributes[one.key])),
  };
}
