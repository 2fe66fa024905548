/** Balls in a grid that collapse when they melt. */
import { type Dimension, clean, middle } from '#land-patterns/dimension.ts';
import { courtyardAround, dotOver, silkscreenAround } from '#land-patterns/frame.ts';
import type { Density, LandPattern, Pad } from '#land-patterns/land-pattern.ts';
import { hundredths, levelLetter } from '#land-patterns/names.ts';
import { rectangle } from '#land-patterns/pads.ts';

export interface BallGrid {
  family: 'ball-grid';
  body: { x: Dimension; y: Dimension };
  pitch: number;
  columns: number;
  rows: number;
  /** Nominal diameter of a ball before it melts. */
  ball: number;
  height: number;
  source: string;
}

/** Letters of rows by JEDEC JEP95, SPP-010: those that look like digits are left out. */
const letters = 'ABCDEFGHJKLMNPRTUVWY';

/** Land of a collapsing ball: a quarter smaller from 0.6 mm, a fifth below (IPC-7351B, table 3-17), in steps of 0.05 mm. */
export function ballLand(ball: number): number {
  return clean(Math.round((ball * (ball >= 0.6 ? 0.75 : 0.8)) / 0.05) * 0.05);
}

const courtyardExcess: Readonly<Record<Density, number>> = { A: 2, B: 1, C: 0.5 };

export function ballGrid(part: BallGrid, density: Density): LandPattern {
  const land = ballLand(part.ball);
  const pads = Array.from({ length: part.rows * part.columns }, (_, place): Pad => {
    const column = place % part.columns;
    const row = Math.floor(place / part.columns);
    const x = (column - (part.columns - 1) / 2) * part.pitch;
    const y = (row - (part.rows - 1) / 2) * part.pitch;
    const area = rectangle(x, y, land, land);
    return { number: `${rowName(row)}${column + 1}`, ...area, radius: land / 2, hole: null, paste: [area] };
  });
  const body = rectangle(0, 0, middle(part.body.x), middle(part.body.y));
  const spans = `${hundredths(body.width)}X${hundredths(body.height)}X${hundredths(part.height)}`;
  return {
    name: `BGA${pads.length}C${hundredths(part.pitch)}P${part.columns}X${part.rows}_${spans}${levelLetter[density]}`,
    density,
    mounting: 'surface',
    pads,
    body,
    courtyard: courtyardAround([rectangle(0, 0, part.body.x[1], part.body.y[1])], courtyardExcess[density]),
    silkscreen: silkscreenAround(body, pads),
    pinOne: pads[0] ? dotOver({ ...pads[0], x: -body.width / 2, y: -body.height / 2 + land / 2 }) : null,
    polarity: 'none',
    rule: 'IPC-7351B, table 3-17',
    source: part.source,
    thermalVaries: false,
  };
}

function rowName(row: number): string {
  const first = Math.floor(row / letters.length);
  return `${first === 0 ? '' : (letters[first - 1] ?? '')}${letters[row % letters.length] ?? ''}`;
}
