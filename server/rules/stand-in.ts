/** Whether one part can stand in for another of its category, and what speaks against it. */
import { comparePackages, heldPackage } from './compare-packages.ts';
import { bindingOf, isRating } from './parameter-direction.ts';

export type Value = number | [number, number] | string | boolean;

export interface ComparedPart {
  package: string | null;
  attributes: Record<string, Value>;
}

interface ComparedAttribute {
  key: string;
  unit: string;
  column: boolean;
}

export interface ComparedCategory {
  slug: string;
  attributes: readonly ComparedAttribute[];
}

/** What a difference means for whoever puts the other part in. `other` may do no harm and may be wrong; `unknown`: it does not say. */
const effects = ['worse', 'unknown', 'other', 'better'] as const;
type Effect = (typeof effects)[number];

interface Difference {
  /** Key of the parameter; `package` for the package. */
  key: string;
  effect: Effect;
}

export interface StandIn {
  /** 0 to 1: share of known parameters, the package being one, that are equal. */
  score: number;
  /** The worst first. */
  differences: Difference[];
  /** Another part altogether: another function, a lower rating, another way of mounting. */
  isOther: boolean;
  /** Same package, every parameter of the table equal or better, and no other one known to be worse. */
  isMet: boolean;
}

const sameWithin = 1e-9;

/** What names a part: with another figure, count or kind it does another job or has other connections. */
const naming = new Set(
  `resistance capacitance inductance frequency impedance impedance100M loadCapacitance wavelength colourTemperature bValue
  outputVoltage zenerVoltage varistorVoltage standoffVoltage thresholdVoltage nominalVoltage coilVoltage holdCurrent
  channels cells elements drivers receivers outputs positions rows pitch pinCount terminations inputsPerGate resolution steps turns conductors memorySize
  configuration circuit polarity direction topology function functionText family coreFamily gender orientation terminals interface memoryType protocol measurand
  colour contactForm response safetyClass cellSize chemistry usbType series type architecture outputType vendorBoard chipset adjust mounting
  latching rechargeable internalSwitch`.split(/\s+/),
);

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

/** More is better, beside what `parameter-direction.ts` says of a figure that somebody asks for. */
const moreIsBetter = new Set(
  `currentGain flashSize ramSize eepromSize ioCount clockFrequency transitionFrequency bandwidth luminousIntensity luminousFlux soundPressure lifeCycles
  automotive railToRailInput railToRailOutput logicLevel shielded`.split(/\s+/),
);

function isSame(a: Value | undefined, b: Value | undefined): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= Math.abs(a) * sameWithin;
  return JSON.stringify(a) === JSON.stringify(b);
}

function effectOf(category: string, { key, unit }: ComparedAttribute, from: Value | undefined, to: Value | undefined): Effect {
  if (to === undefined) return 'unknown';
  if (Array.isArray(from) && Array.isArray(to)) return to[0] <= from[0] && to[1] >= from[1] ? 'better' : 'worse';
  if (naming.has(key)) return 'other';
  if (typeof from === 'boolean' && typeof to === 'boolean') return moreIsBetter.has(key) ? (to ? 'better' : 'worse') : 'other';
  if (typeof from !== 'number' || typeof to !== 'number') return 'other';
  const direction = moreIsBetter.has(key) ? 'at_least' : bindingOf(category, key, unit);
  if (direction === 'exact') return 'other';
  return (direction === 'at_least') === to > from ? 'better' : 'worse';
}

/** Whether a difference makes another part of it. */
function isDecisive(category: string, { key, unit }: ComparedAttribute, effect: Effect): boolean {
  if (effect === 'unknown') return false;
  const direction = bindingOf(category, key, unit);
  if (naming.has(key)) return effect === 'other' || effect === 'worse';
  return isRating(unit) && (direction === 'exact' || (direction === 'at_least' && effect === 'worse'));
}

/**
 * Compares `to` as a replacement of `from`. `isMet` speaks of package and figures alone, never of pin-out or software,
 * so the caller must not promise that a part with more than two pins fits.
 */
export function compareParts(from: ComparedPart, to: ComparedPart, { slug, attributes }: ComparedCategory): StandIn {
  const known = attributes.filter(({ key }) => from.attributes[key] !== undefined);
  const differing = known
    .filter(({ key }) => !isSame(from.attributes[key], to.attributes[key]))
    .map((attribute) => ({ attribute, effect: effectOf(slug, attribute, from.attributes[attribute.key], to.attributes[attribute.key]) }));
  const [held, offered] = [heldPackage(from.package, slug), heldPackage(to.package, slug)];
  const isSamePackage = from.package === to.package || comparePackages(held, offered) === 'same';
  const isMountedElse = held.mounting !== null && offered.mounting !== null && held.mounting !== offered.mounting;
  const inPackage: Difference[] =
    from.package === null || isSamePackage ? [] : [{ key: 'package', effect: to.package === null ? 'unknown' : 'other' }];
  const differences = [...inPackage, ...differing.map(({ attribute: { key }, effect }) => ({ key, effect }))];
  const compared = known.length + (from.package === null ? 0 : 1);
  return {
    score: compared === 0 ? 0 : 1 - differences.length / compared,
    differences: differences.toSorted((a, b) => effects.indexOf(a.effect) - effects.indexOf(b.effect)),
    isOther: isMountedElse || differing.some(({ attribute, effect }) => isDecisive(slug, attribute, effect)),
    isMet:
      from.package !== null &&
      isSamePackage &&
      differing.every(({ attribute: { column }, effect }) => effect === 'better' || (!column && effect !== 'worse')),
  };
}
