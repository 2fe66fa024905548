/** The pins of a part as a symbol of KiCad 8 and later (`.kicad_sym`, file format 20231120). */
import { numberText as n } from './number-text.ts';
import { quoted } from './quoted.ts';
import { grid, layOutSymbol, type PlacedPin, type SymbolPin } from './symbol-layout.ts';

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

export function kicadSymbol(symbol: SymbolOf): string {
  const { half, pins } = layOutSymbol(symbol.pins);
  const name = quoted(symbol.name);
  return `${[
    '(kicad_symbol_lib',
    '  (version 20231120)',
    '  (generator "partwright")',
    `  (symbol ${name} (exclude_from_sim no) (in_bom yes) (on_board yes)`,
    property('Reference', 'U', { x: -half.width, y: half.height + grid + grid }),
    property('Value', symbol.name, { x: -half.width, y: -half.height - grid - grid }),
    property('Footprint', symbol.footprint === null ? '' : `${symbolLibrary}:${symbol.footprint}`, null),
    property('Datasheet', symbol.datasheet ?? '~', null),
    property('Description', symbol.description, null),
    `    (symbol ${quoted(`${symbol.name}_1_1`)}`,
    `      (rectangle (start ${n(-half.width)} ${n(half.height)}) (end ${n(half.width)} ${n(-half.height)}) (stroke (width 0.254) (type default)) (fill (type background)))`,
    ...pins.map(line),
    '    )',
    '  )',
    ')',
  ].join('\n')}\n`;
}

function line({ pin: { number, name, type }, x, y, turn }: PlacedPin): string {
  const text = '(effects (font (size 1.27 1.27)))';
  return `      (pin ${type} line (at ${n(x)} ${n(y)} ${turn}) (length ${n(grid)}) (name ${quoted(name)} ${text}) (number ${quoted(number)} ${text}))`;
}

function property(name: string, value: string, at: { x: number; y: number } | null): string {
  const { x, y } = at ?? { x: 0, y: 0 };
  const effects = `(effects (font (size 1.27 1.27))${at === null ? '' : ' (justify left)'}${at === null ? ' (hide yes)' : ''})`;
  return `    (property ${quoted(name)} ${quoted(value)} (at ${n(x)} ${n(y)} 0) ${effects})`;
}
