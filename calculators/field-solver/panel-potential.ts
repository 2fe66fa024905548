import type { Panel } from './panels.ts';

/**
 * −∫ ln(distance) along a panel, seen from (x, y): its potential for unit charge density, up to 1/(2πε0).
 * The potential of the panel's mirror image equals that of the panel seen from the mirrored point.
 */
export function panelPotential(source: Panel, x: number, y: number): number {
  const dx = x - source.x1;
  const dy = y - source.y1;
  const along = dx * source.alongX + dy * source.alongY;
  const across = dy * source.alongX - dx * source.alongY;
  return antiderivative(along - source.length, across) - antiderivative(along, across);
}

/** Adds the potentials of all panels, seen from (x, y), times the factor, to the row that begins there. */
export type RowOfPotentials = (row: Float64Array, start: number, x: number, y: number, factor: number) => void;

/** The same for many panels, of which those that go straight on from the one before share what their common end adds. */
export function potentialsOf(sources: readonly Panel[]): RowOfPotentials {
  const goesOn = sources.map((source, index) => isStraightOn(sources[index - 1], source));
  return (row, start, x, y, factor) => {
    let atEnd = 0;
    let place = start;
    for (const source of sources) {
      const dx = x - source.x1;
      const dy = y - source.y1;
      const along = dx * source.alongX + dy * source.alongY;
      const across = dy * source.alongX - dx * source.alongY;
      const atStart = goesOn[place - start] === true ? atEnd : antiderivative(along, across);
      atEnd = antiderivative(along - source.length, across);
      row[place] = (row[place] ?? 0) + factor * (atEnd - atStart);
      place += 1;
    }
  };
}

function isStraightOn(before: Panel | undefined, { x1, y1, alongX, alongY, length }: Panel): boolean {
  if (before?.alongX !== alongX || before.alongY !== alongY) return false;
  const gap = Math.hypot(before.x1 + alongX * before.length - x1, before.y1 + alongY * before.length - y1);
  return gap <= 1e-12 * length;
}

function antiderivative(u: number, d: number): number {
  const square = u * u + d * d;
  if (square === 0) return 0;
  const logarithm = 0.5 * u * Math.log(square) - u;
  return d === 0 ? logarithm : logarithm + d * Math.atan(u / d);
}
