/** The ratings that a part's price follows, as positive numbers in the unit of the parameter. */
import type { FactPart } from './expand.ts';
import type { FactValue } from './facts.ts';

/** Length and width in millimeters of ceramic chips. */
const chips: Record<string, readonly [number, number]> = {
  '01005': [0.4, 0.2],
  '0201': [0.6, 0.3],
  '0402': [1, 0.5],
  '0603': [1.6, 0.8],
  '0805': [2, 1.25],
  '1206': [3.2, 1.6],
  '1210': [3.2, 2.5],
  '1808': [4.5, 2],
  '1812': [4.5, 3.2],
  '2220': [5.7, 5],
};
/** Dielectrics of the stable kind, which hold less charge in the same space. */
const stable = new Set<FactValue | undefined>(['c0g', 'u2j']);
/** `TSSOP-14`, `SOT-23-5`, `SOIC-28-300mil`; `SC-88` says nothing of its pins. */
const pinCount = /^(?:(?:TO|SOT|SC|SOD|DO)-\w+|(?!(?:TO|SOT|SC|SOD|DO)-)[A-Z]\w*)-(\d{1,3})(?!\w)/i;

const positive = (value: FactValue | undefined): number | null => (typeof value === 'number' && value > 0 ? value : null);

/** Numeric parameters, and what follows from two of them or from the package. */
export function priceDrivers({ category, package: packageName, attributes }: FactPart): ReadonlyMap<string, number> {
  const drivers = new Map<string, number>();
  for (const [key, value] of Object.entries(attributes)) {
    const number = positive(value);
    if (number !== null) drivers.set(key, number);
  }
  const { inputVoltage, dielectric } = attributes;
  if (Array.isArray(inputVoltage) && inputVoltage[1] > 0) drivers.set('inputVoltageMax', inputVoltage[1]);
  const pins = pinCount.exec(packageName ?? '')?.[1];
  if (pins !== undefined) drivers.set('pins', Number(pins));
  const charge = (drivers.get('capacitance') ?? 0) * (drivers.get('ratedVoltage') ?? 0);
  const chip = category === 'mlcc' ? chips[packageName ?? ''] : undefined;
  if (charge > 0 && chip)
    drivers.set(stable.has(dielectric) ? 'chargeDensityClass1' : 'chargeDensityClass2', charge / (chip[0] * chip[1] ** 2));
  else if (charge > 0) drivers.set('charge', charge);
  return drivers;
}
