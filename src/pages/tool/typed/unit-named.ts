/** Units as they are typed after a number: by symbol in any case, by name in any language, by what a keyboard has for them. */
import { prefixedLike, type Unit, unitsOf } from '#calculators/units.ts';
import { latinUnits, localUnit } from '#contract/local-unit.ts';
import { spokenUnit } from '#contract/spoken-units.ts';
import { withoutMarks } from '#contract/without-marks.ts';

/** Spellings that a keyboard has for what it has no key for, and those of the trade and English names, in small letters. */
const spellings: Readonly<Record<string, string>> = {
  '"': 'in',
  '″': 'in',
  "''": 'in',
  inch: 'in',
  inches: 'in',
  "'": 'ft',
  '′': 'ft',
  foot: 'ft',
  feet: 'ft',
  thou: 'mil',
  mils: 'mil',
  mile: 'mi',
  miles: 'mi',
  ounce: 'oz',
  ounces: 'oz',
  micron: 'µm',
  microns: 'µm',
  micrometer: 'µm',
  micrometers: 'µm',
  micrometre: 'µm',
  micrometres: 'µm',
  ミリ: 'mm',
  ミクロン: 'µm',
  sec: 's',
  second: 's',
  seconds: 's',
  сек: 's',
  hr: 'h',
  hrs: 'h',
  hour: 'h',
  hours: 'h',
  day: 'd',
  days: 'd',
  months: 'month',
  years: 'year',
  mins: 'min',
  minute: 'min',
  minutes: 'min',
  deg: '°',
  degc: '°C',
  degf: '°F',
  degree: '°',
  degrees: '°',
  pct: '%',
  percent: '%',
  gs: 'G',
  mgs: 'mG',
  kgs: 'kG',
  gauss: 'G',
  milligauss: 'mG',
  kilogauss: 'kG',
  гаусс: 'G',
  गॉस: 'G',
  ガウス: 'G',
  高斯: 'G',
  tesla: 'T',
  millitesla: 'mT',
  microtesla: 'µT',
  тесла: 'T',
  टेस्ला: 'T',
  テスラ: 'T',
  特斯拉: 'T',
  vdc: 'V',
  adc: 'A',
};
/** In their own case only: a small c or f is no temperature, and a small r no resistance. */
const capitals: Readonly<Record<string, string>> = { E: 'Ω', C: '°C', F: '°F', MH: 'mH', MM: 'mm', mhz: 'MHz', MHZ: 'MHz' };
const prefixLetters = 'fpnuµmkKMGT';

const known = new Map<string, ReadonlyMap<string, string>>();

/** As keyboards write a symbol: `uF`, `mm2`, `mAh`, `rpm`; per kelvin is per degree, and a temperature coefficient in ppm is one per kelvin. */
function keyboardForms(symbol: string): string[] {
  const forms = [symbol.replace('µ', 'u'), symbol.replace('·h', 'h'), symbol.replace('²', '2'), symbol.replace('²', '^2')];
  if (/\/K$|^K\//.test(symbol)) forms.push(symbol.replace('K', '°C'), symbol.replace('K', 'C'));
  if (symbol === 'ppm/K') forms.push('ppm');
  if (symbol === '1/min') forms.push('rpm', 'r/min', 'U/min', 'tr/min', 'об/мин');
  if (symbol === 'mm²') forms.push('sqmm', 'qmm');
  return forms;
}

/** Written form → unit, the longest first, so that `dB/m` is not read as `dB`. */
function writtenForms(unit: Unit, tag: string): ReadonlyMap<string, string> {
  const key = `${unit} ${tag}`;
  const made = known.get(key);
  if (made) return made;
  const forms = unitsOf(unit).flatMap((one): [string, string][] => [
    ...keyboardForms(one).map((form): [string, string] => [form, one]),
    [latinUnits(localUnit(one, tag)), one],
    [localUnit(one, tag), one],
    [one, one],
  ]);
  const sorted = new Map(forms.filter(([form]) => form !== '').toSorted(([a], [b]) => b.length - a.length));
  known.set(key, sorted);
  return sorted;
}

const follows = /^[\p{L}\p{M}µΩ%°²³]/u;

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
  const small = word.toLowerCase();
  const micro = word.replace(/^[uU](?=.)/, 'µ');
  const ohm = micro.replace(/(?:ohms?|R)$/i, 'Ω');
  const spoken = spokenUnit(word)?.replace(/^u(?=.)/, 'µ');
  const candidates = [capitals[word], spellings[small], spellings[withoutMarks(word)], ohm, inOtherCase(micro, unit), spoken];
  const units = unitsOf(unit);
  return candidates.find((one): one is string => one !== undefined && units.includes(one)) ?? null;
}
