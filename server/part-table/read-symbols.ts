/** Symbol libraries of KiCad 6 and newer (`.kicad_sym`): a part for each symbol, with its datasheet, package and pins. */
import { type PinType, pinTypes } from '#contract/pin-types.ts';
import { type Pin, readPinout, writePinout } from '#contract/pinout.ts';
import type { Table } from '#server/bom/file/table.ts';
import { unreadable } from '#server/bom/file/unreadable.ts';
import { type ForeignRow, foreignTable } from './foreign-table.ts';
import { type Expression, readExpressions } from './read-expressions.ts';

const begins = /^\s{0,100}\(kicad_symbol_lib\b/;

export function isSymbolLibrary(text: string): boolean {
  return begins.test(text.slice(0, 200));
}

export function readSymbols(text: string): Table {
  const [library] = readExpressions(text);
  if (!Array.isArray(library)) throw unreadable('broken');
  const symbols = new Map(childrenOf(library, 'symbol').map((symbol) => [textAt(symbol, 1), symbol]));
  return foreignTable([...symbols.values()].flatMap((symbol) => rowOf(symbol, symbols) ?? []));
}

const childrenOf = (list: Expression[], name: string): Expression[][] =>
  list.filter((one): one is Expression[] => Array.isArray(one) && one[0] === name);
const textAt = (list: Expression[] | undefined, place: number): string => {
  const one = list?.[place];
  return typeof one === 'string' ? one : '';
};

const columns: Readonly<Record<string, string>> = {
  value: 'mpn',
  datasheet: 'datasheet',
  description: 'description:en',
  ki_description: 'description:en',
};
/** Of drawing, not of the part. */
const ofDrawing = /^(?:reference|footprint|ki_\w{1,40}|sim\.\w{1,40})$/i;

/** Null for what is no part, such as the signs of supplies. */
function rowOf(symbol: Expression[], symbols: ReadonlyMap<string, Expression[]>): ForeignRow | null {
  const base = symbols.get(textAt(childrenOf(symbol, 'extends')[0], 1)) ?? symbol;
  const isPart = childrenOf(base, 'power').length === 0 && textAt(childrenOf(symbol, 'in_bom')[0], 1) !== 'no';
  if (!isPart) return null;
  const cells = new Map<string, string>();
  const own = [...childrenOf(base, 'property'), ...childrenOf(symbol, 'property')];
  for (const property of own) {
    const [name, value] = [textAt(property, 1), textAt(property, 2)];
    const column = columns[name.toLowerCase()] ?? name;
    if (column === 'Footprint') cells.set('package', packageOf(value));
    if (column !== '' && value !== '' && value !== '~' && !ofDrawing.test(column)) cells.set(column, value);
  }
  const pinout = writePinout([...pinsOf(base)]);
  if (readPinout(pinout) !== null) cells.set('pinout', pinout);
  return cells;
}

const passive = /^[A-Z]{1,4}_(\d{4})_\d{4}Metric/;

/** `SOIC-8` of `Package_SO:SOIC-8_3.9x4.9mm_P1.27mm`, `0603` of `Resistor_SMD:R_0603_1608Metric`. */
function packageOf(footprint: string): string {
  const name = footprint.slice(footprint.indexOf(':') + 1);
  return passive.exec(name)?.[1] ?? name.split('_', 1)[0] ?? '';
}

/** Units are parts of a symbol by the names `NAME_UNIT_STYLE`; the second style draws the same pins once more. */
function* pinsOf(symbol: Expression[]): Generator<Pin> {
  const seen = new Set<string>();
  for (const unit of childrenOf(symbol, 'symbol')) {
    if (/_[2-9]$/.test(textAt(unit, 1))) continue;
    for (const pin of childrenOf(unit, 'pin')) {
      const number = textAt(childrenOf(pin, 'number')[0], 1);
      if (number === '' || seen.has(number)) continue;
      seen.add(number);
      const name = textAt(childrenOf(pin, 'name')[0], 1);
      yield { number, name: name === '' || name === '~' ? number : name, type: typeOf(textAt(pin, 1)) };
    }
  }
}

const typeOf = (text: string): PinType => pinTypes.find((type) => type === text) ?? 'unspecified';
