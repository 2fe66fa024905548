/** How the pins of a schematic symbol stand around its body: millimetres, x to the right, y upwards. */

export interface SymbolPin {
  number: string;
  /** As KiCad writes it, with a bar over `~{…}`. */
  name: string;
  /** An electrical type of KiCad. */
  type: string;
  role: 'power' | 'ground' | 'input' | 'output' | 'both' | 'other' | 'none';
}

/** The grid of schematics, millimetres; a pin is as long. */
export const grid = 2.54;
const digit = 1.1;

interface Sides {
  left: SymbolPin[];
  right: SymbolPin[];
  top: SymbolPin[];
  bottom: SymbolPin[];
}

/** Where a wire meets the pin, and in which direction the body lies from there, in degrees counter-clockwise. */
export interface PlacedPin {
  pin: SymbolPin;
  x: number;
  y: number;
  turn: 0 | 90 | 180 | 270;
}

export interface SymbolLayout {
  /** Half the width and the height of the body, which lies around the origin. */
  half: { width: number; height: number };
  pins: readonly PlacedPin[];
}

/** Room for the longest name. */
const names = (pins: readonly SymbolPin[]): number => Math.max(0, ...pins.map(({ name }) => name.length)) * digit;

/** Supplies stand on top, ground below, inputs on the left, outputs on the right; what goes both ways fills the shorter side. */
export function layOutSymbol(pins: readonly SymbolPin[]): SymbolLayout {
  const sides = sidesOf(pins);
  const rows = Math.max(sides.left.length, sides.right.length, 1);
  const columns = Math.max(sides.top.length, sides.bottom.length);
  const half = {
    width: onGrid(Math.max(2 * grid, (columns * grid) / 2, (names(sides.left) + names(sides.right)) / 2 + grid)),
    height: onGrid(((rows + 1) * grid) / 2 + Math.max(names(sides.top), names(sides.bottom), 0)),
  };
  return {
    half,
    pins: [
      ...column(sides.left, -half.width - grid, 0),
      ...column(sides.right, half.width + grid, 180),
      ...row(sides.top, half.height + grid, 270),
      ...row(sides.bottom, -half.height - grid, 90),
    ],
  };
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

function column(pins: readonly SymbolPin[], x: number, turn: PlacedPin['turn']): PlacedPin[] {
  return pins.map((pin, place) => ({ pin, x, y: first(pins.length) - place * grid, turn }));
}

function row(pins: readonly SymbolPin[], y: number, turn: PlacedPin['turn']): PlacedPin[] {
  return pins.map((pin, place) => ({ pin, x: place * grid - first(pins.length), y, turn }));
}
