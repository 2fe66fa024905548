/** The pins of a part: number on the package, name in the data sheet and electrical type, and the text that files and editors hold of them. */
import { type PinType, pinTypes } from './pin-types.ts';

export interface Pin {
  /** As the data sheet numbers it: `8`, of ball grids `A1`. */
  number: string;
  /** A part in `~{…}` has a bar over it: `~{RESET}`. */
  name: string;
  type: PinType;
}

/** What a drawing tells pins apart by. */
export const pinRoles = ['power', 'ground', 'input', 'output', 'both', 'other', 'none'] as const;
export type PinRole = (typeof pinRoles)[number];

/** More than the largest packages of the trade have. */
const mostPins = 2500;
export const longestPinout = 100_000;

const typeNames = new Set<string>(pinTypes);
const isType = (text: string): text is PinType => typeNames.has(text);
/** `8`, `A1`, `EP`. */
const numberForm = /^(?:[A-Z]{0,4}\d{1,4}|[A-Z]{1,4})$/;
const longestName = 60;

/**
 * Reads pins from lines or pieces between semicolons, each with number, name and type: `1 VCC power_in; 2 ~{RESET} input`.
 * A pin without a type is `unspecified`. Null where a piece has no number or no name, or a number comes twice.
 */
export function readPinout(text: string): Pin[] | null {
  const pieces = text.split(/[;\n]/).map((piece) => piece.trim());
  const pins: Pin[] = [];
  const seen = new Set<string>();
  for (const piece of pieces) {
    if (piece === '') continue;
    const pin = readPin(piece);
    if (!pin || seen.has(pin.number) || pins.length === mostPins) return null;
    seen.add(pin.number);
    pins.push(pin);
  }
  return pins.length > 0 ? pins : null;
}

function readPin(piece: string): Pin | null {
  const words = piece.split(/\s+/);
  const [number = ''] = words;
  const last = words.at(-1) ?? '';
  const isTyped = words.length > 2 && isType(last);
  const name = words.slice(1, isTyped ? -1 : undefined).join(' ');
  if (!numberForm.test(number) || name === '' || name.length > longestName) return null;
  return { number, name, type: isTyped ? last : 'unspecified' };
}

/** The text that `readPinout` reads, in the order of the numbers. */
export function writePinout(pins: readonly Pin[], separator = '; '): string {
  return pins
    .toSorted(byNumber)
    .map(({ number, name, type }) => `${number} ${name} ${type}`)
    .join(separator);
}

/** `2` before `10`, numbers before letters, `B1` before `AA1`. */
function byNumber({ number: one }: Pick<Pin, 'number'>, { number: other }: Pick<Pin, 'number'>): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  return a.row.length - b.row.length || (a.row < b.row ? -1 : a.row > b.row ? 1 : a.column - b.column);
}

function partsOf(number: string): { row: string; column: number } {
  const row = number.replace(/\d+$/, '');
  return { row, column: Number(number.slice(row.length)) };
}

const ground = /^(?:[ADPS]?GND|D?VSS|AVSS|VEE|V-|V−|GNDA|GNDD|PGND|SGND)/i;

export function roleOf({ name, type }: Pick<Pin, 'name' | 'type'>): PinRole {
  if (type === 'no_connect') return 'none';
  if (ground.test(name) && (type === 'power_in' || type === 'passive' || type === 'unspecified')) return 'ground';
  if (type === 'power_in' || type === 'power_out') return 'power';
  if (type === 'input') return 'input';
  if (type === 'output' || type === 'open_collector' || type === 'open_emitter' || type === 'tri_state') return 'output';
  return type === 'bidirectional' ? 'both' : 'other';
}

/** The name in pieces, so that a screen can draw the bars. */
export function namePieces(name: string): { place: number; text: string; isBarred: boolean }[] {
  return name
    .split(/(~\{[^{}]*\})/)
    .filter((piece) => piece !== '')
    .map((piece, place) =>
      piece.startsWith('~{') ? { place, text: piece.slice(2, -1), isBarred: true } : { place, text: piece, isBarred: false },
    );
}

/** The name as a file without bars writes it: `RESET` with a slash before it. */
export function plainPinName(name: string): string {
  return namePieces(name)
    .map(({ text, isBarred }) => (isBarred ? `/${text}` : text))
    .join('');
}

const positive = /^(?:[AD]?VCC|[AD]?VDD|V\+|VS\+?)$/i;
const negative = /^(?:[ADP]?GND|[AD]?VSS|V-|V−|VEE|VS-)$/i;

/**
 * The same text for parts with the same pins: supplies count by what they are and not by their name (VCC, VDD, V+),
 * all others by their name in capitals. Pins without a connection do not count.
 */
export function pinMapText(pins: readonly Pin[]): string {
  return pins
    .filter(({ type }) => type !== 'no_connect')
    .toSorted(byNumber)
    .map(({ number, name }) => `${number}=${positive.test(name) ? '+' : negative.test(name) ? '-' : name.toUpperCase()}`)
    .join(' ');
}
