/** Units by their names in CLDR in the page's language, `Stunden`, `дюйма`, `polegadas`, `オンス`, and as the trade writes them, `10 Gs`, `2 mm2`, `3 °C/W`. */
import { type Unit, unitsOf } from '#calculators/units.ts';
import { unitNames } from '#contract/value/unit-names.ts';
import { withoutMarks } from '#contract/without-marks.ts';
import { follows } from './unit-named.ts';

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

/** English names and spellings of the trade, folded. */
const spellings: Readonly<Record<string, string>> = {
  inch: 'in',
  inches: 'in',
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
  sec: 's',
  hr: 'h',
  hrs: 'h',
  hour: 'h',
  hours: 'h',
  day: 'd',
  days: 'd',
  months: 'month',
  years: 'year',
  mins: 'min',
  deg: '°',
  degc: '°C',
  degf: '°F',
  pct: '%',
  second: 's',
  seconds: 's',
  minute: 'min',
  minutes: 'min',
  degree: '°',
  degrees: '°',
  percent: '%',
  сек: 's',
  ミリ: 'mm',
  ミクロン: 'µm',
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

/** As keyboards write a symbol: `mm2`, `rpm`; per kelvin is per degree, and a temperature coefficient in ppm is one per kelvin. */
function keyboardForms(symbol: string): string[] {
  const forms = symbol.includes('²') ? [symbol.replace('²', '2'), symbol.replace('²', '^2')] : [];
  if (/\/K$|^K\//.test(symbol)) forms.push(symbol.replace('K', '°C'), symbol.replace('K', 'C'));
  if (symbol === 'ppm/K') forms.push('ppm');
  if (symbol === '1/min') forms.push('rpm', 'r/min', 'U/min', 'tr/min', 'об/мин');
  if (symbol === 'mm²') forms.push('sqmm', 'qmm');
  return forms;
}

function symbolAtStart(text: string, unit: Unit): { name: string; length: number } | null {
  const forms = unitsOf(unit).flatMap((name) => keyboardForms(name).map((form) => ({ name, form })));
  const found = forms.find(({ form }) => text.startsWith(form) && !follows.test(text.slice(form.length)));
  return found ? { name: found.name, length: found.form.length } : null;
}

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
  const symbol = symbolAtStart(text, unit);
  if (symbol !== null) return symbol;
  const [written = ''] = phrase.exec(text) ?? [];
  if (/^[a-z]?$/i.test(written)) return null;
  const [first = ''] = written.split(' ');
  const spelled = spellings[withoutMarks(first)];
  if (spelled !== undefined && unitsOf(unit).includes(spelled)) return { name: spelled, length: first.length };
  const names = namesOf(unit, tag);
  for (const word of new Set([written, first])) {
    const name = names.get(withoutMarks(word));
    if (name !== undefined) return { name: name !== degree ? name : shown === '°F' ? shown : '°C', length: word.length };
  }
  return null;
}
