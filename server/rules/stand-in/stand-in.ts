/** Whether one part can stand in for another of its category, and what speaks against it (`stand-in-rules.ts`). */
import type { PartClass } from '#contract/part-classes.ts';
import { comparePackages, heldPackage } from '#server/rules/package/compare-packages.ts';
import { servesAs } from './dielectrics.ts';
import { type StatedPins, comparePins } from './pin-map.ts';
import { type CategoryRules, type Demand, type RuledAttribute, usualRules } from './stand-in-demand.ts';
import { standInRules } from './stand-in-rules.ts';

export type Value = number | [number, number] | string | boolean;

export interface ComparedPart extends StatedPins {
  package: string | null;
  /** How many pins its drawing has. */
  pins: number | null;
  series: string | null;
  attributes: Record<string, Value>;
}

export interface ComparedCategory {
  partClass: PartClass | null;
  attributes: readonly RuledAttribute[];
}

/** What a difference means for whoever puts the other part in. `other` may do no harm and may be wrong; `unknown`: either side does not say. */
const effects = ['worse', 'unknown', 'other', 'better'] as const;
type Effect = (typeof effects)[number];

interface Difference {
  /** Key of the parameter; `package`, `pinout` and `series` for those of the part. */
  key: string;
  effect: Effect;
}

export interface StandIn {
  /** 0 to 1: how near what matters is, package and pins being one of it. */
  score: number;
  /** The worst first. */
  differences: Difference[];
  /** Another part altogether: another function, a lower rating, another way of mounting. */
  isOther: boolean;
  /** It fits the board, and all that matters is known of both and equal or better. */
  isMet: boolean;
}

const sameWithin = 1e-9;

/** A diode for 8 A is no stand-in for a signal diode: leakage, capacitance and size are of another class. Nor is a transistor with 5 Ω one for 2 mΩ. */
const mostApart = 10;

/** What a part does; parts with the same pins that do something else are no use to each other. */
const purposes = [
  'function',
  'functionText',
  'polarity',
  'direction',
  'topology',
  'circuit',
  'type',
  'memoryType',
  'channels',
  'outputType',
];

/** Whether nothing that is known of both says that they do different things. */
export function isSamePurpose(from: ComparedPart, to: ComparedPart): boolean {
  return purposes.every((key) => {
    const [one, other] = [from.attributes[key], to.attributes[key]];
    return one === undefined || other === undefined || isSame(one, other);
  });
}

export function rulesOf({ partClass, attributes }: ComparedCategory): CategoryRules {
  return (partClass && standInRules[partClass]) ?? usualRules(partClass, attributes);
}

function isSame(a: Value | undefined, b: Value | undefined): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= Math.abs(a) * sameWithin;
  return JSON.stringify(a) === JSON.stringify(b);
}

/** An amplifier for 5 V is of another class than one for 32 V. */
const mostNarrowed = 3;

function isFarApart(a: Value | undefined, b: Value | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a[1] > b[1] * mostNarrowed;
  if (typeof a !== 'number' || typeof b !== 'number' || a === 0 || b === 0) return false;
  return Math.max(Math.abs(a), Math.abs(b)) > Math.min(Math.abs(a), Math.abs(b)) * mostApart;
}

/** Null where nothing differs that matters. */
function effectOf({ key, sign, weight }: Demand, from: Value | undefined, to: Value | undefined): Effect | null {
  if (sign === '~') return isSame(from, to) ? null : 'other';
  // Who needs no such thing takes a part with or without it.
  if (from === false && sign === '>') return to === true ? 'better' : null;
  if (from === undefined) return weight === 'stated' ? null : 'unknown';
  if (to === undefined) return 'unknown';
  if (isSame(from, to)) return null;
  if (sign === '=') return 'other';
  if (Array.isArray(from) && Array.isArray(to)) return to[0] <= from[0] && to[1] >= from[1] ? 'better' : 'worse';
  if (typeof from === 'boolean') return 'worse';
  if (key === 'dielectric') return servesAs(String(to), String(from)) ? 'better' : 'worse';
  if (typeof from !== 'number' || typeof to !== 'number') return 'other';
  if (sign === '>' && weight === 'decisive' && key.endsWith('Current') && to > from * mostApart) return 'other';
  return (sign === '>') === to > from ? 'better' : 'worse';
}

/** 1 for the same; what is better counts the less the farther it is. */
function nearness(effect: Effect | null, from: Value | undefined, to: Value | undefined): number {
  if (effect === null) return 1;
  if (effect !== 'better') return 0;
  if (typeof from !== 'number' || typeof to !== 'number' || from === 0 || to === 0) return 0.8;
  return 0.5 + Math.min(Math.abs(from / to), Math.abs(to / from)) / 2;
}

/** Compares `to` as a replacement of `from`. */
export function compareParts(from: ComparedPart, to: ComparedPart, category: ComparedCategory): StandIn {
  const rules = rulesOf(category);
  const compared = rules.demands.map((demand) => {
    const [own, other] = [from.attributes[demand.key], to.attributes[demand.key]];
    const effect = effectOf(demand, own, other);
    return { ...demand, effect, nearness: nearness(effect, own, other), counts: own !== undefined };
  });
  const misplaced = placingDifferences(rules, category.partClass, from, to);
  const counted = compared.filter(({ counts }) => counts);
  const near = counted.reduce((sum, one) => sum + one.nearness, placed(misplaced));
  const differences = [...misplaced, ...compared.flatMap(({ key, effect }) => (effect === null ? [] : [{ key, effect }]))];
  const isDecided = compared.some(
    ({ key, effect, weight }) =>
      (weight === 'decisive' && (effect === 'worse' || effect === 'other')) ||
      (weight === 'asked' && effect === 'worse' && isFarApart(from.attributes[key], to.attributes[key])),
  );
  return {
    score: near / (counted.length + 1),
    differences: differences.toSorted((a, b) => effects.indexOf(a.effect) - effects.indexOf(b.effect)),
    isOther: isDecided || isMountedElse(category.partClass, from, to),
    isMet: rules.placing !== 'never' && differences.every(({ effect }) => effect === 'better'),
  };
}

/** What fits the lands counts half where nobody says whether its pins are the same; another package fits none. */
function placed(misplaced: readonly Difference[]): number {
  if (misplaced.length === 0) return 1;
  return misplaced.every(({ key, effect }) => key === 'pinout' && effect === 'unknown') ? 0.5 : 0;
}

function isMountedElse(partClass: PartClass | null, from: ComparedPart, to: ComparedPart): boolean {
  const [held, offered] = [heldPackage(from.package, partClass).mounting, heldPackage(to.package, partClass).mounting];
  return held !== null && offered !== null && held !== offered;
}

/** What speaks against putting the part where the other one was. */
function placingDifferences(
  { placing, orders }: CategoryRules,
  partClass: PartClass | null,
  from: ComparedPart,
  to: ComparedPart,
): Difference[] {
  if (placing === 'parameters') return [];
  if (placing === 'can' && isSameCan(from, to)) return [];
  if (from.package === null || to.package === null) return [{ key: 'package', effect: 'unknown' }];
  const [held, offered] = [heldPackage(from.package, partClass), heldPackage(to.package, partClass)];
  if (from.package !== to.package && comparePackages(held, offered) !== 'same') return [{ key: 'package', effect: 'other' }];
  if (placing === 'terminals' || placing === 'can' || (held.pins ?? from.pins) === 2) return [];
  const program: Difference[] =
    placing === 'program' && from.series !== to.series ? [{ key: 'series', effect: from.series && to.series ? 'other' : 'unknown' }] : [];
  const known = comparePins(from, to);
  const pins = known === 'unknown' && isInOrder(orders, held, from) && isInOrder(orders, held, to) ? 'same' : known;
  return pins === 'same' ? program : [{ key: 'pinout', effect: pins }, ...program];
}

function isInOrder(orders: CategoryRules['orders'], { key, pins }: ReturnType<typeof heldPackage>, part: ComparedPart): boolean {
  const order = orders[part.package ?? ''] ?? orders[`${key}-${pins}`];
  return order !== undefined && Object.entries(order).every(([attribute, value]) => part.attributes[attribute] === value);
}

/** Cans stand on two leads whose pitch follows from the diameter; a lower one fits, too. */
function isSameCan(from: ComparedPart, to: ComparedPart): boolean {
  const [wide, high] = [from.attributes['diameter'], from.attributes['height']];
  const [otherWide, otherHigh] = [to.attributes['diameter'], to.attributes['height']];
  if (typeof wide !== 'number' || typeof high !== 'number' || typeof otherHigh !== 'number') return false;
  return isSame(wide, otherWide) && otherHigh <= high * (1 + sameWithin);
}
