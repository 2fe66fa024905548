/** Short forms of the trade for what catalogues write out: an option or a property that has one of a line's names has all of them. */
import { codeKey } from './fold.ts';

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
  'usb-c type-c usb-type-c usbc',
  'usb-micro-b micro-usb microusb',
  'usb-mini-b mini-usb miniusb',
  'usb-a usb-type-a type-a',
].map((line) => line.split(' ').map(codeKey));

/** All names of what has some of these, given as their `codeKey`; none when the trade has no other. */
export function namesOfTrade(names: readonly string[]): string[] {
  return lines.filter((line) => names.some((name) => line.includes(name))).flat();
}
