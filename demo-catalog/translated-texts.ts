import { toSlug } from '#server/catalog/slug.ts';
import type { FactValue } from './facts.ts';

/** Kinds of parts whose function is stated: what the part is called stands for the wider name of its category. */
const withFunction = [
  'logic-ics',
  'thyristors',
  'leds',
  'infrared-photo',
  'battery-chargers',
  'uart-rs232',
  'can-lin',
  'temperature-sensors',
  'motion-sensors',
  'pressure-gas-sensors',
  'light-sensors',
  'rf-passives',
  'dc-connectors',
  'audio-connectors',
  'card-sockets',
  'switches',
];

/**
 * Parameters that are English texts in the facts, and the categories whose parts state them: the shop holds them as options there,
 * whose names are in every language.
 */
export const translatedTexts: ReadonlyMap<string, ReadonlySet<string>> = new Map([['functionText', new Set(withFunction)]]);

/** The same values with texts as the keys of their options. */
export function withOptionKeys(attributes: Record<string, FactValue>): Record<string, FactValue> {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key, translatedTexts.has(key) && typeof value === 'string' ? toSlug(value) : value]),
  );
}
