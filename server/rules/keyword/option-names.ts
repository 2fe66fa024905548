/** Short forms of the trade for what catalogs write out: an option or a property that has one of a line's names has all of them. */
import type { PartClass } from '#contract/part-classes.ts';
import { codeKey, fold } from '#server/rules/fold.ts';
import type { Phrase } from './keyword-words.ts';
import partKinds from './words/part-kinds.json' with { type: 'json' };
import { spellings, stemKey } from '#server/rules/word-stem.ts';

const lines = [
  'n-channel n-ch nch nmos n-mos nfet n-fet n-kanal kanal-n canal-n n沟道 n溝道 nチャネル n-канальный n-канал n-kanallı एन-चैनल',
  'p-channel p-ch pch pmos p-mos pfet p-fet p-kanal kanal-p canal-p p沟道 p溝道 pチャネル p-канальный p-канал p-kanallı पी-चैनल',
  'nand-gate nand',
  'nor-gate nor',
  'xor-gate xor',
  'xnor-gate xnor',
  'flip-flop flipflop',
  'unidirectional uni unidir',
  'bidirectional bi bidir bi-directional',
  'fast fast-acting quick-acting quick-blow fast-blow flink rapide rápido быстродействующий быстрый hızlı cepat 快断 速断 तेज़',
  'slow slow-blow slow-blo slo-blo time-lag time-delay delayed träge mittelträge temporisé lent retardado lento медленный замедленный yavaş lambat 慢断 延时 धीमा タイムラグ',
  'rail-to-rail rail-to-rail-output rro r2r rail-à-rail riel-a-riel carril-a-carril trilho-a-trilho 轨到轨 轨对轨 レールツーレール रेल-टू-रेल',
  'npn एनपीएन',
  'pnp पीएनपी',
  'c0g np0 npo cog',
  'automotive aec-q aec-q100 aec-q101 aec-q200',
  'synchronous sync',
  'latching bistable bistabil',
  'shielded magnetically-shielded geschirmt',
  'spst-no normally-open make-contact Schließer нормально-разомкнутый 常开',
  'spdt 1-polig-um einpolig-um single-pole-double-throw 1-pole-changeover',
  'dpdt 2-polig-um zweipolig-um double-pole-double-throw 2-pole-changeover',
  'li-ion liion lipo li-po lithium-ion lithium-polymer литий-ионный 锂离子 锂电池 リチウムイオン',
  'buzzer-with-driver active aktiv aktiver aktive actif activo ativo активный aktif 有源 自励 एक्टिव',
  'receptacle female socket Buchse weiblich femelle hembra fêmea гнездовой dişi betina मादा 母头 メス мама розетка',
  'plug male Stecker männlich mâle macho штыревой erkek jantan नर 公头 オス папа вилка',
  'usb-c type-c usb-type-c usbc usb-tipo-c tipo-c usb-tipe-c tipe-c usb-tip-c usb-typ-c usb-тип-c usbタイプc タイプc',
  'usb-b usb-type-b type-b usb-tipo-b tipo-b usb-tipe-b tipe-b usb-tip-b usb-typ-b typ-b usb-тип-b usbタイプb タイプb',
  'usb-micro-b micro-usb microusb',
  'usb-mini-b mini-usb miniusb',
  'usb-a usb-type-a type-a usb-tipo-a tipo-a usb-tipe-a tipe-a usb-tip-a usb-typ-a usb-тип-a usbタイプa タイプa',
].map((line) => line.split(' ').map(codeKey));

/** All names of what has some of these, given as their `codeKey`; none when the trade has no other. */
export function namesOfTrade(names: readonly string[]): string[] {
  return lines.filter((line) => names.some((name) => line.includes(name))).flat();
}

const tradeNames = new Set(lines.flat());

/** Whether a word, given as its `codeKey`, is one of the trade's for an option. */
export function isTradeName(code: string): boolean {
  return tradeNames.has(code);
}

const genders = lines.filter((line) => line.includes('plug') || line.includes('receptacle')).flat();

/** Whether a word, given as its `codeKey`, says which half of a connector is meant. */
export function isGenderName(code: string): boolean {
  return genders.includes(code);
}

/** What the trade calls a kind of part that is only an option of its category, as codes and as stems, with the options that it means. */
const kinds = partKinds.map(({ means, names, ...kind }) => ({
  means: means.map(codeKey),
  /** The classes of parts that are meant where others are of such a kind, too. */
  of: 'of' in kind ? new Set<string>(kind.of) : null,
  names: names.flatMap((name) => [codeKey(name), ...spellings(fold(name)).map(stemKey)]),
}));
const kindNames = new Set(kinds.flatMap(({ names }) => names));

/** All names of the kinds of part that an option tells, given its own as their `codeKey`: `speaker` says what part is meant, as a category's name does. */
export function kindNamesOf(names: readonly string[]): string[] {
  return kinds.filter(({ means }) => means.some((name) => names.includes(name))).flatMap((kind) => kind.names);
}

/** Whether words are the name of a kind of part that is only an option of its category, in whatever form. */
export function isKindName({ code, stems }: Pick<Phrase, 'code' | 'stems'>): boolean {
  return kindNames.has(code) || stems.some((stem) => kindNames.has(stem));
}

/** Whether parts of a class are what the name of a kind means: LED drivers step down, too, but nobody who asks for a `step-down` wants one. */
export function isKindOf({ code, stems }: Pick<Phrase, 'code' | 'stems'>, partClass: PartClass | null): boolean {
  const named = kinds.filter(({ names }) => names.includes(code) || stems.some((stem) => names.includes(stem)));
  return partClass === null || named.length === 0 || named.some(({ of }) => of === null || of.has(partClass));
}

/** Whether the name of a kind means an option, given by its key. */
export function meansOption({ code, stems }: Pick<Phrase, 'code' | 'stems'>, key: string): boolean {
  const option = codeKey(key);
  return kinds.some(({ means, names }) => means.includes(option) && (names.includes(code) || stems.some((stem) => names.includes(stem))));
}
