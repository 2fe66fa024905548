/** Packages whose terminals are balls in a grid below the body: BGA, LFBGA, TFBGA, UFBGA. */
import { type Dimension, clean, middle } from '#land-patterns/dimension.ts';
import { courtyardAround, inkWidth, silkscreenAround } from '#land-patterns/frame.ts';
import type { Density, LandPattern, Pad } from '#land-patterns/land-pattern.ts';
import { hundredths, levelLetter } from '#land-patterns/names.ts';
import { edges, rectangle, roundPad } from '#land-patterns/pads.ts';

export interface BallGrid {
  family: 'ball-grid';
  body: { x: Dimension; y: Dimension };
  pitch: number;
  /** One text for each row from the top, seen through the body: `o` for a ball, anything else for none. */
  grid: readonly string[];
  /** Nominal diameter of a ball on the package; or the land that its maker recommends, with the document that says so. */
  ball: number | { land: number; by: string };
  source: string;
}

/**
 * Lands of collapsing balls by IPC-7351B, table 14-5: nominal diameter of the ball, then the land at the levels A, B and C, which are the most, the nominal and the least
 * of its variation. Read on 2026-11-30 in kicad-footprint-generator (state of 2020-10-07), which names the table.
 */
const collapsing: readonly (readonly [ball: number, lands: Readonly<Record<Density, number>>])[] = [
  [0.75, { A: 0.6, B: 0.55, C: 0.5 }],
  [0.65, { A: 0.55, B: 0.5, C: 0.45 }],
  [0.6, { A: 0.5, B: 0.45, C: 0.4 }],
  [0.55, { A: 0.5, B: 0.4, C: 0.4 }],
  [0.5, { A: 0.45, B: 0.4, C: 0.35 }],
  [0.45, { A: 0.4, B: 0.35, C: 0.3 }],
  [0.4, { A: 0.35, B: 0.3, C: 0.25 }],
  [0.35, { A: 0.33, B: 0.28, C: 0.23 }],
  [0.3, { A: 0.25, B: 0.25, C: 0.2 }],
  [0.25, { A: 0.2, B: 0.2, C: 0.17 }],
  [0.2, { A: 0.2, B: 0.17, C: 0.14 }],
  [0.17, { A: 0.18, B: 0.15, C: 0.12 }],
  [0.15, { A: 0.15, B: 0.13, C: 0.1 }],
];

/** Room around a ball grid by IPC-7351B, table 3-17. */
const courtyard: Readonly<Record<Density, number>> = { A: 2, B: 1, C: 0.5 };

/** What the dot of pin 1 keeps from the body's edge. */
const dotToBody = 0.35;

/** `height` is that of the part. */
export function ballGrid(part: BallGrid, density: Density, height: number): LandPattern {
  const pads = padsOf(part, typeof part.ball === 'number' ? landOf(part.ball, density) : part.ball.land);
  const body = rectangle(0, 0, middle(part.body.x), middle(part.body.y));
  const largest = rectangle(0, 0, part.body.x[1], part.body.y[1]);
  const pinOne = { x: pads[0]?.x ?? 0, y: clean(edges(body).top - dotToBody - inkWidth / 2) };
  const columns = part.grid[0]?.length ?? 0;
  const size = [part.body.x, part.body.y].map((side) => hundredths(middle(side))).join('X');
  return {
    name: `BGA${pads.length}C${hundredths(part.pitch)}P${columns}X${part.grid.length}_${size}X${hundredths(height)}${levelLetter[density]}`,
    density,
    mounting: 'surface',
    pads,
    body,
    courtyard: courtyardAround([...pads, largest], courtyard[density]),
    silkscreen: silkscreenAround(body, pads, pinOne),
    pinOne,
    polarity: 'none',
    rule: typeof part.ball === 'number' ? 'IPC-7351B, table 14-5' : part.ball.by,
    source: part.source,
    thermalVaries: false,
  };
}

/** Of the size in the table that is nearest to the ball. */
function landOf(ball: number, density: Density): number {
  const off = ([size]: (typeof collapsing)[number]) => Math.abs(size - ball);
  return collapsing.reduce((nearest, row) => (off(row) < off(nearest) ? row : nearest))[1][density];
}

function padsOf({ grid, pitch }: BallGrid, land: number): Pad[] {
  const at = (place: number, count: number) => (place - (count - 1) / 2) * pitch;
  return grid.flatMap((row, line) =>
    Array.from(row, (sign, column) =>
      sign === 'o' ? [roundPad(`${rowName(line)}${column + 1}`, { x: at(column, row.length), y: at(line, grid.length) }, land)] : [],
    ).flat(),
  );
}

/** JEDEC leaves out the letters that look like figures or like others (MS-028); after Y come AA, AB … */
const letters = 'ABCDEFGHJKLMNPRTUVWY';

function rowName(line: number): string {
  const own = letters[line % letters.length] ?? '';
  return line < letters.length ? own : `${letters[Math.floor(line / letters.length) - 1] ?? ''}${own}`;
}
