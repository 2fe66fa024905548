/** Short forms of the trade for what catalogs write out: an option or a property that has one of a line's names has all of them. */
import { codeKey, fold } from './fold.ts';
import type { Phrase } from './keyword-words.ts';
import partKinds from './part-kinds.json' with { type: 'json' };
import { spellings, stemKey } from './word-stem.ts';

const lines = [
  'n-channel n-ch nch nmos n-mos nfet n-fet n-kanal kanal-n canal-n n沟道 n溝道 nチャネル n-канальный n-канал n-kanallı',
  'p-channel p-ch pch pmos p-mos pfet p-fet p-kanal kanal-p canal-p p沟道 p溝道 pチャネル p-канальный p-канал p-kanallı',
  'nand-gate nand',
  'nor-gate nor',
  'xor-gate xor',
  'xnor-gate xnor',
  'flip-flop flipflop',
  'unidirectional uni unidir',
  'bidirectional bi bidir bi-directional',
  'fast fast-acting quick-acting quick-blow fast-blow flink rapide rápido быстродействующий',
  'slow slow-blow slow-blo slo-blo time-lag time-delay delayed träge mittelträge temporisé retardado медленный',
  'c0g np0 npo cog',
  'automotive aec-q aec-q100 aec-q101 aec-q200',
  'synchronous sync',
  'latching bistable bistabil',
  'shielded magnetically-shielded geschirmt',
  'spst-no normally-open make-contact Schließer нормально-разомкнутый 常开',
  'receptacle female weiblich femelle hembra fêmea гнездовой dişi betina मादा 母头 メス',
  'plug male männlich mâle macho штыревой erkek jantan नर 公头 オス',
  'usb-c type-c usb-type-c usbc',
  'usb-micro-b micro-usb microusb',
  'usb-mini-b mini-usb miniusb',
  'usb-a usb-type-a type-a',
].map((line) => line.split(' ').map(codeKey));

/** All names of what has some of these, given as their `codeKey`; none when the trade has no other. */
export function namesOfTrade(names: readonly string[]): string[] {
  return lines.filter((line) => names.some((name) => line.includes(name))).flat();
}

/** What the trade calls a kind of part that is only an option of its category, as codes and as stems, with the options that it means. */
const kinds = partKinds.map(({ means, names }) => ({
  means: means.map(codeKey),
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
