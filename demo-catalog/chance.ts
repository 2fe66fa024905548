/** Numbers that look drawn by lot but are always the same for the same text. */

/** A number from 0 to under 1, the `turn`th one of a text. */
export type Chance = (turn: string) => number;

/** FNV-1a with a final mix, so that texts that differ in one letter give unlike numbers. */
export function chanceOf(text: string): Chance {
  const start = hash(0x811c9dc5, text);
  return (turn) => mix(hash(start, turn)) / 2 ** 32;
}

function hash(start: number, text: string): number {
  let value = start;
  for (let place = 0; place < text.length; place += 1) value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  return value >>> 0;
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** About how far from the middle a thing lies: 0 is usual, beyond ±2 is rare. */
export function bell(chance: Chance, turn: string): number {
  return (chance(`${turn}1`) + chance(`${turn}2`) + chance(`${turn}3`) - 1.5) * 2;
}
