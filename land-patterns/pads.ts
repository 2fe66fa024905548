import { clean } from './dimension.ts';
import type { Pad, Rectangle } from './land-pattern.ts';

/** Rounded corners let the paste go from the stencil: a quarter of the shorter side, at most 0.25 mm (IPC-7525B, 3.3). */
const cornerRadius = (width: number, height: number): number => clean(Math.min(0.25, Math.min(width, height) / 4));

export function rectangle(x: number, y: number, width: number, height: number): Rectangle {
  return { x: clean(x), y: clean(y), width: clean(width), height: clean(height) };
}

/** A land for surface mounting, its paste as large as itself. */
export function surfacePad(number: string, area: Rectangle): Pad {
  return { number, ...area, radius: cornerRadius(area.width, area.height), hole: null, paste: [area] };
}

/** A round land for a ball, its paste as large as itself. */
export function roundPad(number: string, at: { x: number; y: number }, diameter: number): Pad {
  const area = rectangle(at.x, at.y, diameter, diameter);
  return { number, ...area, radius: diameter / 2, hole: null, paste: [area] };
}

/** Solder under a thermal pad shall cover 50 to 80 % of it (IPC-7093, 5.3), in windows that let gas out. */
const coverage = 0.65;
const widestWindow = 1.4;

/** A thermal land in the middle, its paste divided into windows. */
export function thermalPad(number: string, area: Rectangle): Pad {
  const columns = Math.ceil(area.width / widestWindow - 1e-9);
  const rows = Math.ceil(area.height / widestWindow - 1e-9);
  const cell = { width: area.width / columns, height: area.height / rows };
  const share = Math.sqrt(coverage);
  const paste = Array.from({ length: columns * rows }, (_, place) =>
    rectangle(
      area.x - area.width / 2 + cell.width * ((place % columns) + 0.5),
      area.y - area.height / 2 + cell.height * (Math.floor(place / columns) + 0.5),
      cell.width * share,
      cell.height * share,
    ),
  );
  return { number, ...area, radius: cornerRadius(area.width, area.height), hole: null, paste };
}

/**
 * A plated hole with its land. Hole: the thickest lead plus 0.25, 0.20 or 0.15 mm (IPC-2222, table 9-3). Land: the hole, twice the least annular ring of 0.05 mm and the
 * fabrication allowance of 0.6, 0.5 or 0.4 mm (IPC-2221, 9.1.1), for the levels A, B and C. The first is square.
 */
export function holePad(number: string, at: { x: number; y: number }, sizes: { hole: number; land: number }, isSquare: boolean): Pad {
  const area = rectangle(at.x, at.y, sizes.land, sizes.land);
  return { number, ...area, radius: isSquare ? 0 : sizes.land / 2, hole: sizes.hole, paste: [] };
}

export const edges = ({ x, y, width, height }: Rectangle) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
