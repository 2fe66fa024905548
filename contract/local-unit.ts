/** Symbols of units in the script of a language: Russian writes them in Cyrillic (GOST 8.417), all others as the SI does. Days, months and years are words everywhere. */

const prefixes: Readonly<Record<string, string>> = {
  f: 'ф',
  p: 'п',
  n: 'н',
  µ: 'мк',
  m: 'м',
  c: 'с',
  d: 'д',
  k: 'к',
  K: 'К',
  M: 'М',
  G: 'Г',
  T: 'Т',
};
const bases: Readonly<Record<string, string>> = {
  Ω: 'Ом',
  F: 'Ф',
  H: 'Гн',
  V: 'В',
  A: 'А',
  W: 'Вт',
  VA: 'В·А',
  var: 'вар',
  S: 'См',
  J: 'Дж',
  Wb: 'Вб',
  Hz: 'Гц',
  Bd: 'Бод',
  s: 'с',
  min: 'мин',
  h: 'ч',
  m: 'м',
  g: 'г',
  t: 'т',
  dB: 'дБ',
  bit: 'бит',
  B: 'Б',
  C: 'Кл',
  Ah: 'А·ч',
  Wh: 'Вт·ч',
  lm: 'лм',
  cd: 'кд',
  lx: 'лк',
  Pa: 'Па',
  N: 'Н',
  T: 'Тл',
  rad: 'рад',
  K: 'К',
  Np: 'Нп',
  G: 'Гс',
  Oe: 'Э',
  LSB: 'МЗР',
  mil: 'мил',
  in: 'дюйм',
  ft: 'фут',
  mi: 'миля',
  oz: 'унц',
};
/** What decibels refer to, where that is not a unit. */
const references: Readonly<Record<string, string>> = { m: 'м', i: 'и', d: 'д', c: 'н' };
const whole: Readonly<Record<string, string>> = {
  // A sample is no siemens.
  'S/s': 'отсч./с',
  'kS/s': 'тыс. отсч./с',
  'MS/s': 'млн отсч./с',
  'GS/s': 'млрд отсч./с',
};

/** Times that have no symbol in every language, by their names in CLDR. */
const words: Readonly<Record<string, string>> = { d: 'day', month: 'month', year: 'year' };

const latinPrefixes = inverse(prefixes);
const latinBases = inverse(bases);
const latinReferences = inverse(references);

function inverse(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(table).map(([latin, cyrillic]) => [cyrillic, latin]));
}

/** A unit's symbol such as `kΩ` or `V/µs` as the language of a BCP 47 tag writes it. */
export function localUnit(symbol: string, tag: string): string {
  if (symbol in words) return wordOf(words[symbol] ?? symbol, tag);
  if (tag.startsWith('fr')) return symbol.replace(/^([KMGT]?)B$/, (_, prefix: string) => `${prefix.replace('K', 'k')}o`); // octets
  if (!tag.startsWith('ru')) return symbol;
  return whole[symbol] ?? symbol.replace(/(?<!°)[A-Za-zµΩ]+/g, cyrillicAtom);
}

const spoken = new Map<string, string>();

/** As after a larger number; kept, because making a format is slow and a table shows many. */
function wordOf(unit: string, tag: string): string {
  const key = `${tag} ${unit}`;
  const known = spoken.get(key);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(10);
  const word = parts.find(({ type }) => type === 'unit')?.value ?? unit;
  spoken.set(key, word);
  return word;
}

function cyrillicAtom(atom: string): string {
  if (atom.startsWith('dB')) {
    const reference = atom.slice(2);
    const known = reference === '' ? '' : (references[reference] ?? cyrillicAtom(reference));
    return known === reference && reference !== '' ? atom : `дБ${known}`;
  }
  const base = bases[atom];
  if (base !== undefined) return base;
  const prefix = prefixes[atom[0] ?? ''];
  const rest = bases[atom.slice(1)];
  return prefix !== undefined && rest !== undefined ? prefix + rest : atom;
}

/** What was typed in Cyrillic, `10 мкФ` or `4к7`, with Latin symbols; other text stays as it is. */
export function latinUnits(text: string): string {
  return /[а-яё]/iu.test(text) ? text.replace(/[а-яё]+(?:·ч)?/giu, latinAtom) : text;
}

function latinAtom(atom: string): string {
  const reference = /^дБ(.+)$/u.exec(atom)?.[1];
  if (reference !== undefined) return `dB${latinReferences.get(reference) ?? latinAtom(reference)}`;
  const prefixed = /^(мк|[фпнмсдкКМГТ])(.+)$/u.exec(atom);
  const [, prefix = '', rest = ''] = prefixed ?? [];
  const known = latinBases.get(atom) ?? latinPrefixes.get(atom);
  if (known !== undefined) return known;
  const base = latinBases.get(rest) ?? latinBases.get(capitalised(rest));
  const scale = latinPrefixes.get(prefix);
  if (base !== undefined && scale !== undefined) return scale + base;
  return latinBases.get(capitalised(atom)) ?? atom;
}

/** `ом` and `гц` are typed without the shift key. */
function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
