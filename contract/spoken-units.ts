/** Units by their names, as people write them out in any language of the shop. */
import { withoutMarks } from './without-marks.ts';

const names: Readonly<Record<string, string>> = {
  ohm: 'Ω',
  volt: 'V',
  amp: 'A',
  ampere: 'A',
  amper: 'A',
  watt: 'W',
  vat: 'W',
  farad: 'F',
  henry: 'H',
  henri: 'H',
  henrie: 'H',
  henr: 'H',
  hertz: 'Hz',
  herz: 'Hz',
  herc: 'Hz',
  ом: 'Ω',
  вольт: 'V',
  ампер: 'A',
  ватт: 'W',
  фарад: 'F',
  генри: 'H',
  герц: 'Hz',
  ओम: 'Ω',
  वोल्ट: 'V',
  वॉल्ट: 'V',
  एम्पियर: 'A',
  वाट: 'W',
  वॉट: 'W',
  फैराड: 'F',
  फैरड: 'F',
  हेनरी: 'H',
  हर्ट्ज: 'Hz',
  オーム: 'Ω',
  ボルト: 'V',
  アンペア: 'A',
  ワット: 'W',
  ファラド: 'F',
  ファラッド: 'F',
  ヘンリー: 'H',
  ヘルツ: 'Hz',
  欧姆: 'Ω',
  欧: 'Ω',
  歐姆: 'Ω',
  歐: 'Ω',
  伏: 'V',
  伏特: 'V',
  安: 'A',
  安培: 'A',
  瓦: 'W',
  瓦特: 'W',
  法: 'F',
  法拉: 'F',
  亨: 'H',
  亨利: 'H',
  赫兹: 'Hz',
  赫茲: 'Hz',
  赫: 'Hz',
  byte: 'B',
  octet: 'B',
  bayt: 'B',
  байт: 'B',
  बाइट: 'B',
  バイト: 'B',
  字节: 'B',
  ビット: 'bit',
  बिट: 'bit',
};
const prefixes: Readonly<Record<string, string>> = {
  '': '',
  pico: 'p',
  piko: 'p',
  nano: 'n',
  micro: 'u',
  mikro: 'u',
  milli: 'm',
  mili: 'm',
  kilo: 'k',
  quilo: 'k',
  mega: 'M',
  пико: 'p',
  нано: 'n',
  микро: 'u',
  милли: 'm',
  кило: 'k',
  мега: 'M',
  पिको: 'p',
  नैनो: 'n',
  माइक्रो: 'u',
  मिली: 'm',
  किलो: 'k',
  मेगा: 'M',
  ピコ: 'p',
  ナノ: 'n',
  マイクロ: 'u',
  ミリ: 'm',
  キロ: 'k',
  メガ: 'M',
  皮: 'p',
  纳: 'n',
  納: 'n',
  奈: 'n',
  微: 'u',
  毫: 'm',
  千: 'k',
  兆: 'M',
};

/** Prefixes that are shortened before the unit. */
const contracted: readonly (readonly [string, string])[] = [
  ['kilohm', 'kΩ'],
  ['quilohm', 'kΩ'],
  ['megohm', 'MΩ'],
  ['мегом', 'MΩ'],
  ['кбайт', 'kB'],
  ['мбайт', 'MB'],
  ['kbyte', 'kB'],
  ['mbyte', 'MB'],
];

const bareSymbols = new Set(Object.values(names));
const symbolAndName = /^([pnuµμmkKM])(\P{ASCII}+)$/u;

let symbols: ReadonlyMap<string, string> | undefined;

/** Two thousand names: made when the first word is asked for. */
function knownSymbols(): ReadonlyMap<string, string> {
  symbols ??= new Map([
    ...Object.entries(prefixes).flatMap(([prefix, mark]) =>
      Object.entries(names).map(([name, symbol]) => [withoutMarks(prefix + name), mark + symbol] as const),
    ),
    ...contracted.map(([name, symbol]) => [withoutMarks(name), symbol] as const),
  ]);
  return symbols;
}

/**
 * The symbol that a written unit stands for, `kΩ` for `kiloohm`, `Kilo-Ohm`, `千欧` or `k欧`; null when it names none. Plurals of Latin
 * and Cyrillic names count too.
 */
export function spokenUnit(word: string): string | null {
  const small = withoutMarks(word).replaceAll('-', '');
  const known = knownSymbols();
  const whole = known.get(small) ?? known.get(small.replace(/(?:s|ios|io|a|а|ов|ы)$/u, ''));
  if (whole !== undefined) return whole;
  const [, mark = '', name = ''] = symbolAndName.exec(word) ?? [];
  const base = known.get(withoutMarks(name));
  return base !== undefined && bareSymbols.has(base) ? mark.replace('K', 'k') + base : null;
}

const prefixNames = new Set(Object.keys(prefixes).map(withoutMarks));

/** Whether a word is a prefix of units, as `kilo` of `kilo ohm`. */
export function isUnitPrefix(word: string): boolean {
  return word !== '' && prefixNames.has(withoutMarks(word));
}
