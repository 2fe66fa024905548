/** How far a typed text has been read. */
import type { Unit } from '#calculators/units.ts';

/** What is read, how far, and what had to be decided on the way. */
export interface Cursor {
  readonly text: string;
  at: number;
  readonly unit: Unit;
  readonly shown: string;
  readonly tag: string;
  /** Takes doubtful separators the other way than the language does. */
  readonly takesOther: boolean;
  isDoubtful: boolean;
  isInterpreted: boolean;
  /** Something was added, multiplied or divided. */
  isComputed: boolean;
}

export function skipBlanks(cursor: Cursor): void {
  while (cursor.text[cursor.at] === ' ') cursor.at += 1;
}

/** Moves over what a pattern finds here. */
export function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  const found = pattern.exec(cursor.text.slice(cursor.at));
  if (found) cursor.at += found[0].length;
  return found;
}
