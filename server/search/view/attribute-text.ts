import { formatQuantity, formatRange, joinUnit } from '#contract/units.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import type { AttributeEntry } from '#server/search/reference.ts';
import { type View, inWords } from './view.ts';

/** Parameters that are written with both signs. */
const symmetric = new Set(['tolerance', 'toleranceAbs', 'frequencyTolerance', 'frequencyStability', 'tempCoefficient']);

/** Parameters that state the least or the most of what a part may have. */
const bounds: ReadonlyMap<string, string> = new Map([
  ...['breakdownVoltage', 'currentGain', 'saturationDrainCurrent', 'currentTransferRatio'].map((key) => [key, '≥\u202f'] as const),
  ...['inputOffset', 'sensitivity'].map((key) => [key, '≤\u202f'] as const),
]);

/** Enough for any value of a data sheet, such as 11.0592 MHz. */
const exactDigits = 8;

/** Lengths of parts from here on are in millimetres, as drawings have them: a pitch of 0.5 mm, but a wavelength of 940 nm. */
const leastMillimetres = 0.0001;

type Speech = Pick<View, 'tag' | 'language' | 'say'>;

/** A number in its parameter's unit, as people read it: `±1 %`, `4.7 kΩ`. */
export function numberText({ tag }: Speech, { key, unit }: Pick<AttributeEntry, 'key' | 'unit'>, value: number): string {
  if (unit === 'm' && value >= leastMillimetres && value < 0.001)
    return joinUnit(formatQuantity(Number((value * 1000).toPrecision(12)), '', tag), 'mm', tag);
  return `${symmetric.has(key) ? '±' : ''}${formatQuantity(value, unit, tag, exactDigits)}`;
}

/** Whether a parameter's values are written as bounds: `≥ 75`. */
export function isBound({ key }: Pick<AttributeEntry, 'key'>): boolean {
  return bounds.has(key);
}

/** A parameter's value for people, in the view's language. */
export function attributeText(speech: Speech, attribute: AttributeEntry, value: AttributeValue): string {
  if (typeof value === 'number') return `${bounds.get(attribute.key) ?? ''}${numberText(speech, attribute, value)}`;
  if (typeof value === 'boolean') return speech.say(value ? 'yes' : 'no');
  if (Array.isArray(value)) return formatRange(...value, attribute.unit, speech.tag, exactDigits);
  const option = attribute.options.find(({ key }) => key === value);
  return option ? inWords(speech, option.names) : value;
}
