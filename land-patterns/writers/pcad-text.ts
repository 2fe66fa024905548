/** Pieces of text that patterns and symbols of P-CAD share. */
import type { Point } from '#land-patterns/land-pattern.ts';
import { numberText } from './number-text.ts';
import { quoted } from './quoted.ts';

/** Every length bears its unit, whatever the header says. */
export const mm = (length: number): string => `${numberText(length)}mm`;

/** `at` with y upwards. */
export const pt = ({ x, y }: Point): string => `(pt ${mm(x)} ${mm(y)})`;

export const line = (from: Point, to: Point, width: number): string => `(line ${pt(from)} ${pt(to)} (width ${mm(width)}))`;

export const closed = (corners: readonly Point[], width: number): string[] =>
  corners.map((from, place) => line(from, corners[(place + 1) % corners.length] ?? from, width));

/** A text that the program fills in: `RefDes`, `Type`. */
export const attribute = (name: string, value: string, at: Point): string =>
  `(attr ${quoted(name)} ${quoted(value)} ${pt(at)} (isVisible True) (textStyleRef "(Default)"))`;
