/** The pins of a part as a symbol of KiCad 8 and later (`.kicad_sym`, file format 20231120). */
import { numberText as n } from './number-text.ts';
import { quoted } from './quoted.ts';

export interface SymbolPin {
  number: string;
  /** As KiCad writes it, with a bar over `~{…}`. */
  name: string;
  /** An electrical type of KiCad. */
  type: string;
  role: 'power' | 'ground' | 'input' | 'output' | 'both' | 'other' | 'none';
}

export interface SymbolOf {
  name: string;
  pins: readonly SymbolPin[];
  /** The name of a footprint in the library `symbolLibrary`. */
  footprint: string | null;
  datasheet: string | null;
  description: string;
}

/** Where a symbol looks for its footprint. */
export const symbolLibrary = 'Partwright';

/** The grid of schematics, millimetres. */
const grid = 2.54;
const pinLength = grid;
const digit = 1.1;

interface Sides {
  left: SymbolPin[];
  right: SymbolPin[];
  top: SymbolPin[];
  bottom: SymbolPin[];
}

/** Room for the longest name. */
const names = (pins: readonly SymbolPin[]): number => Math.max(0, ...pins.map(({ name }) => name.length)) * digit;

/** Supplies stand on top, ground below, inputs on the left, outputs on the right; what goes both ways fills the shorter side. */
export function kicadSymbol(symbol: SymbolOf): string {
  const sides = sidesOf(symbol.pins);
  const rows = Math.max(sides.left.length, sides.right.length, 1);
  const columns = Math.max(sides.top.length, sides.bottom.length);
  const half = {
    width: onGrid(Math.max(2 * grid, (columns * grid) / 2, (names(sides.left) + names(sides.right)) / 2 + grid)),
    height: onGrid(((rows + 1) * grid) / 2 + Math.max(names(sides.top), names(sides.bottom), 0)),
  };
  const name = quoted(symbol.name);
  return `${[
    '(kicad_symbol_lib',
    '  (version 20231120)',
    '  (generator "partwright")',
    `  (symbol ${name} (exclude_from_sim no) (in_bom yes) (on_board yes)`,
    property('Reference', 'U', { x: -half.width, y: half.height + pinLength + grid }),
    property('Value', symbol.name, { x: -half.width, y: -half.height - pinLength - grid }),
    property('Footprint', symbol.footprint === null ? '' : `${symbolLibrary}:${symbol.footprint}`, null),
    property('Datasheet', symbol.datasheet ?? '~', null),
    property('Description', symbol.description, null),
    `    (symbol ${quoted(`${symbol.name}_1_1`)}`,
    `      (rectangle (start ${n(-half.width)} ${n(half.height)}) (end ${n(half.width)} ${n(-half.height)}) (stroke (width 0.254) (type default)) (fill (type background)))`,
    ...column(sides.left, { x: -half.width - pinLength, turn: 0 }),
    ...column(sides.right, { x: half.width + pinLength, turn: 180 }),
    ...row(sides.top, { y: half.height + pinLength, turn: 270 }),
    ...row(sides.bottom, { y: -half.height - pinLength, turn: 90 }),
    '    )',
    '  )',
    ')',
  ].join('\n')}\n`;
}

function sidesOf(pins: readonly SymbolPin[]): Sides {
  const sides: Sides = { left: [], right: [], top: [], bottom: [] };
  const fixed = { power: 'top', ground: 'bottom', input: 'left', output: 'right' } as const;
  for (const pin of pins) if (pin.role in fixed) sides[fixed[pin.role as keyof typeof fixed]].push(pin); // a key of the table, as just asked
  const free = pins.filter(({ role }) => !(role in fixed));
  const onLeft = Math.max(0, Math.min(free.length, Math.ceil((free.length + sides.right.length - sides.left.length) / 2)));
  sides.left.push(...free.slice(0, onLeft));
  sides.right.push(...free.slice(onLeft));
  return sides;
}

const onGrid = (length: number): number => Math.ceil(length / grid - 1e-9) * grid;

/** The middle of a row of an even count lies between two points of the grid, so rows begin on one. */
const first = (count: number): number => Math.floor((count - 1) / 2) * grid;

function column(pins: readonly SymbolPin[], { x, turn }: { x: number; turn: number }): string[] {
  return pins.map((pin, place) => line(pin, x, first(pins.length) - place * grid, turn));
}

function row(pins: readonly SymbolPin[], { y, turn }: { y: number; turn: number }): string[] {
  return pins.map((pin, place) => line(pin, place * grid - first(pins.length), y, turn));
}

function line({ number, name, type }: SymbolPin, x: number, y: number, turn: number): string {
  const text = '(effects (font (size 1.27 1.27)))';
  return `      (pin ${type} line (at ${n(x)} ${n(y)} ${turn}) (length ${n(pinLength)}) (name ${quoted(name)} ${text}) (number ${quoted(number)} ${text}))`;
}

function property(name: string, value: string, at: { x: number; y: number } | null): string {
  const { x, y } = at ?? { x: 0, y: 0 };
  const effects = `(effects (font (size 1.27 1.27))${at === null ? '' : ' (justify left)'}${at === null ? ' (hide yes)' : ''})`;
  return `    (property ${quoted(name)} ${quoted(value)} (at ${n(x)} ${n(y)} 0) ${effects})`;
}
