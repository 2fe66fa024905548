/** Units as they are typed after a number: by symbol in any case, by name in any language, by what a keyboard has for them. */
import { prefixedLike, type Unit, unitsOf } from '#calculators/units.ts';
import { latinUnits, localUnit } from '#contract/local-unit.ts';
import { spokenUnit } from '#contract/spoken-units.ts';

/** Spellings that a keyboard has for what it has no key for. */
const spellings: Readonly<Record<string, string>> = { '"': 'in', '″': 'in', "''": 'in', "'": 'ft', '′': 'ft' };
/** In their own case only: a small c or f is no temperature, and a small r no resistance. */
const capitals: Readonly<Record<string, string>> = { E: 'Ω', C: '°C', F: '°F', MH: 'mH', MM: 'mm', mhz: 'MHz', MHZ: 'MHz' };
const prefixLetters = 'fpnuµmkKMGT';

const known = new Map<string, ReadonlyMap<string, string>>();

/** Written form → unit, the longest first, so that `dB/m` is not read as `dB`. */
function writtenForms(unit: Unit, tag: string): ReadonlyMap<string, string> {
  const key = `${unit} ${tag}`;
  const made = known.get(key);
  if (made) return made;
  const forms = unitsOf(unit).flatMap((one): [string, string][] => [
    [one.replace('µ', 'u'), one],
    [one.replace('·h', 'h'), one],
    [latinUnits(localUnit(one, tag)), one],
    [localUnit(one, tag), one],
    [one, one],
  ]);
  const sorted = new Map(forms.filter(([form]) => form !== '').toSorted(([a], [b]) => b.length - a.length));
  known.set(key, sorted);
  return sorted;
}

export const follows = /^[\p{L}\p{M}µΩ%°²³]/u;

/** The unit whose written form begins a text, with the length of that form; null when none does. */
export function unitAtStart(text: string, unit: Unit, tag: string): { name: string; length: number } | null {
  for (const [form, name] of writtenForms(unit, tag)) {
    if (text.startsWith(form) && !follows.test(text.slice(form.length))) return { name, length: form.length };
  }
  return null;
}

/** The same letters in another case, but for the first of two and more, which may be a prefix: `100nf`, `12v`. */
function inOtherCase(word: string, unit: Unit): string | undefined {
  const isSame = (one: string) => one.toLowerCase() === word.toLowerCase() && (one.length === 1 || samePrefix(one, word, unit));
  return word.length === 1 && prefixLetters.includes(word) ? undefined : unitsOf(unit).find(isSame);
}

/** `m` and `M` are never taken for each other. */
function samePrefix(one: string, word: string, unit: Unit): boolean {
  const isPrefixed = prefixedLike(unit, one).length > 1;
  return !isPrefixed || one[0] === word[0] || !/^m/i.test(word);
}

/** The unit that a word stands for in this quantity; null when it is none of its. */
export function unitNamed(word: string, unit: Unit): string | null {
  const micro = word.replace(/^[uU](?=.)/, 'µ');
  const ohm = micro.replace(/(?:ohms?|R)$/i, 'Ω');
  const spoken = spokenUnit(word)?.replace(/^u(?=.)/, 'µ');
  const candidates = [capitals[word], spellings[word], ohm, inOtherCase(micro, unit), spoken];
  const units = unitsOf(unit);
  return candidates.find((one): one is string => one !== undefined && units.includes(one)) ?? null;
}
