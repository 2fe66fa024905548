/** On which side of a package its pins stand, seen from above with pin 1 at the upper left. */

export interface PinPlaces {
  /** From the top. */
  left: readonly string[];
  right: readonly string[];
  /** From the left. */
  top: readonly string[];
  bottom: readonly string[];
  /** A thermal pad below the body. */
  middle: readonly string[];
}

/** Balls of a grid by row and column; null where there is none. */
export type BallGrid = readonly (readonly (string | null)[])[];

export type PinLayout = { kind: 'sides'; places: PinPlaces } | { kind: 'balls'; grid: BallGrid };

type Arrangement = 'dual' | 'quad' | 'row' | 'tabbed';

const byFamily: Readonly<Record<string, Arrangement>> = {
  'gull-dual': 'dual',
  dip: 'dual',
  'chip-array': 'dual',
  'gull-quad': 'quad',
  sot: 'dual',
  'bridge-smd': 'dual',
  'power-smd': 'tabbed',
  'power-tab': 'row',
  'to-92': 'row',
  sip: 'row',
};
/** Packages whose pins do not halve: pins on the left from the top, then on the right from the top. */
const uneven: Readonly<Record<string, readonly [left: number, right: readonly number[]]>> = {
  3: [2, [3]],
  5: [3, [5, 4]],
};
/** A row of three pins and a tab on the other side, which is one of them or has the number behind them. */
const rowAndTab = new Set(['sot-223', 'sot-89']);
const pinsBesideTab = 3;
/** No-lead packages of fewer pins have them on two sides. */
const fewestOfFourSides = 12;

/**
 * Null where the arrangement of the package is not known. `family` and `id` are those of the outline, null without one;
 * `packageName` then tells the arrangement of common kinds, such as `LQFP-128`.
 */
export function layOutPins(numbers: readonly string[], family: string | null, id: string | null, packageName: string): PinLayout | null {
  if (numbers.length > 0 && numbers.every((number) => /^[A-Z]{1,2}\d{1,2}$/.test(number)))
    return { kind: 'balls', grid: ballGrid(numbers) };
  const own = numbers.filter((number) => /^\d+$/.test(number)).map(Number);
  const arrangement = arrangementOf(family, packageName, own.length);
  const isRowAndTab = id !== null && rowAndTab.has(id);
  const count = isRowAndTab ? Math.min(own.length, pinsBesideTab) : pinsOfName(packageName, own.length);
  if (arrangement === null || own.length === 0 || Math.max(...own) > own.length + 1) return null;
  const rest = numbers.filter((number) => !/^\d+$/.test(number) || Number(number) > count);
  const inRows = own.filter((number) => number <= count);
  const places = isRowAndTab ? rowOf(inRows, 'left') : sidesOf(arrangement, inRows, rest.length > 0);
  return places && { kind: 'sides', places: { ...places, ...placeRest(rest, isRowAndTab || arrangement === 'tabbed') } };
}

/** `TO-263-5` has five pins: the 263 is its number. A name may count two leads beside a tab that has the number between them. */
function pinsOfName(packageName: string, most: number): number {
  const numbers = Array.from(packageName.matchAll(/-(\d+)/g), ([, digits]) => Number(digits));
  return Math.max(0, ...numbers.filter((count) => count >= pinsBesideTab && count <= most)) || most;
}

function arrangementOf(family: string | null, packageName: string, pins: number): Arrangement | null {
  const noLeads = pins >= fewestOfFourSides && !/DFN|SON/i.test(packageName) ? 'quad' : 'dual';
  if (family === 'qfn' || (family === null && /QFN|LFCSP|QFPN/i.test(packageName))) return noLeads;
  if (family !== null) return byFamily[family] ?? null;
  if (/QFP/i.test(packageName)) return 'quad';
  return /^(?:[A-Z]*SO(?:IC|P)?-|[A-Z]*DIP-|[A-Z]*DFN|[A-Z]*SON)/i.test(packageName) ? 'dual' : null;
}

function sidesOf(arrangement: Arrangement, pins: readonly number[], hasOwnTab: boolean): PinPlaces | null {
  const count = pins.length;
  if (arrangement === 'row') return rowOf(pins, 'bottom');
  if (arrangement === 'tabbed') return count === pinsBesideTab && !hasOwnTab ? cutMiddle(pins) : rowOf(pins, 'left');
  if (arrangement === 'quad') return count % 4 === 0 ? around(pins) : null;
  const special = uneven[count];
  if (special) {
    const [left, right] = special;
    return { ...nowhere, left: pins.slice(0, left).map(String), right: right.map(String) };
  }
  if (count % 2 === 1) return null;
  return {
    ...nowhere,
    left: pins.slice(0, count / 2).map(String),
    right: pins
      .slice(count / 2)
      .toReversed()
      .map(String),
  };
}

const nowhere: PinPlaces = { left: [], right: [], top: [], bottom: [], middle: [] };

function rowOf(pins: readonly number[], side: 'left' | 'bottom'): PinPlaces {
  return { ...nowhere, [side]: pins.map(String) };
}

/** The middle one of three leads is cut off: its tab is soldered. */
function cutMiddle([first, middle, last]: readonly number[]): PinPlaces {
  return { ...nowhere, left: [String(first), String(last)], right: [String(middle)] };
}

/** Counter-clockwise from the upper left. */
function around(pins: readonly number[]): PinPlaces {
  const side = pins.length / 4;
  const [left, bottom, right, top] = [0, 1, 2, 3].map((place) => pins.slice(place * side, (place + 1) * side).map(String));
  return { ...nowhere, left: left ?? [], bottom: bottom ?? [], right: (right ?? []).toReversed(), top: (top ?? []).toReversed() };
}

/** What is beyond the pins of the package is its pad: below the body, or the tab on the other side. */
function placeRest(rest: readonly string[], hasTab: boolean): Partial<PinPlaces> {
  if (rest.length === 0) return {};
  return hasTab ? { right: rest } : { middle: rest };
}

function ballGrid(numbers: readonly string[]): BallGrid {
  const rows = [...new Set(numbers.map((number) => number.replace(/\d+$/, '')))].toSorted(
    (a, b) => a.length - b.length || (a < b ? -1 : 1),
  );
  const columns = Math.max(...numbers.map((number) => Number(number.replace(/^[A-Z]+/, ''))));
  const known = new Set(numbers);
  return rows.map((row) => Array.from({ length: columns }, (_, place) => (known.has(`${row}${place + 1}`) ? `${row}${place + 1}` : null)));
}
