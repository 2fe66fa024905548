/** Names of units as CLDR has them in the page's language: `Stunden`, `дюйма`, `polegadas`, `オンス`. */
import { type Unit, unitsOf } from '#calculators/units.ts';
import { unitNames } from '#contract/local-unit.ts';
import { withoutMarks } from '#contract/without-marks.ts';

const cldrNames: Readonly<Record<string, string>> = {
  ns: 'nanosecond',
  µs: 'microsecond',
  ms: 'millisecond',
  s: 'second',
  min: 'minute',
  h: 'hour',
  d: 'day',
  month: 'month',
  year: 'year',
  mm: 'millimeter',
  cm: 'centimeter',
  m: 'meter',
  km: 'kilometer',
  in: 'inch',
  ft: 'foot',
  mi: 'mile',
  oz: 'ounce',
  '°C': 'celsius',
  '°F': 'fahrenheit',
  '°': 'degree',
  '%': 'percent',
};

/** Which degrees of a temperature are meant, the unit beside the field says. */
const degree = 'degree';

/** Making formats is slow, so what came of them is kept. */
const known = new Map<string, ReadonlyMap<string, string>>();

/** Folded name → unit, for the units that a quantity is shown in. */
function namesOf(unit: Unit, tag: string): ReadonlyMap<string, string> {
  const key = `${unit} ${tag}`;
  const made = known.get(key);
  if (made) return made;
  const names = new Map<string, string>();
  for (const shown of unitsOf(unit)) {
    const name = cldrNames[shown];
    if (name !== undefined) for (const form of formsOf(name, tag)) names.set(form, shown);
  }
  if (unitsOf(unit).includes('°C')) {
    for (const form of formsOf('degree', tag)) {
      for (const [end, name] of [
        ['', degree],
        [' c', '°C'],
        [' f', '°F'],
      ] as const)
        names.set(form + end, name);
    }
  }
  known.set(key, names);
  return names;
}

/** A single Latin letter is a symbol, or a prefix. */
function formsOf(name: string, tag: string): string[] {
  return unitNames(name, tag)
    .map((form) => withoutMarks(form).replace(/\.$/, ''))
    .filter((form) => !/^[a-z]?$/.test(form));
}

const phrase = /^[\p{L}\p{M}°%]{1,24}(?: [\p{L}\p{M}]{1,16})?/u;

/** The unit whose name begins a text, with the length of the name; null when none does. */
export function unitWordAtStart(text: string, unit: Unit, shown: string, tag: string): { name: string; length: number } | null {
  const [written = ''] = phrase.exec(text) ?? [];
  if (/^[a-z]?$/i.test(written)) return null;
  const names = namesOf(unit, tag);
  for (const word of new Set([written, written.split(' ')[0] ?? ''])) {
    const name = names.get(withoutMarks(word));
    if (name !== undefined) return { name: name !== degree ? name : shown === '°F' ? shown : '°C', length: word.length };
  }
  return null;
}
