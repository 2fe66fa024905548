import { type Dimensions, dimensionsOf } from './dimensions-of.ts';
import { ballGrid } from './families/ball-grid.ts';
import { recommended } from './families/recommended.ts';
import { rows } from './families/rows.ts';
import { throughHoles } from './families/through-hole.ts';
import { twoTerminals } from './families/two-terminal.ts';
import type { Density, LandPattern } from './land-pattern.ts';

/** What a catalog knows of a part's package: id of the outline, pins and body, in millimetres. */
export interface PartOutline {
  id: string;
  pins: number;
  body: { length: number; width: number; height: number };
}

/** Nominal sizes of one package may differ by this much between two sources. */
const sameSize = 0.2;

/**
 * The land pattern of a part, in millimetres; null where the dimensions of its package are not known with their tolerance, or are not those that the catalog draws.
 */
export function landPatternOf(outline: PartOutline, partClass: string | null, density: Density): LandPattern | null {
  const dimensions = dimensionsOf(outline.id, partClass);
  if (!dimensions) return null;
  const pattern = draw(dimensions, density, outline.body.height);
  const drawn = [outline.body.length, outline.body.width].toSorted((a, b) => a - b);
  const known = [pattern.body.width, pattern.body.height].toSorted((a, b) => a - b);
  const agrees = drawn.every((size, place) => Math.abs(size - (known[place] ?? 0)) <= Math.max(sameSize, 0.1 * size));
  return agrees && pinsOf(pattern, dimensions) === outline.pins ? pattern : null;
}

function draw(dimensions: Dimensions, density: Density, height: number): LandPattern {
  switch (dimensions.family) {
    case 'two-terminal':
      return twoTerminals(dimensions, density, height);
    case 'rows':
      return rows(dimensions, density);
    case 'ball-grid':
      return ballGrid(dimensions, density, height);
    case 'recommended':
      return recommended(dimensions, density);
    case 'through-hole':
      return throughHoles(dimensions, density);
  }
}

/** A thermal pad is no pin. */
function pinsOf({ pads }: LandPattern, dimensions: Dimensions): number {
  if (dimensions.family === 'recommended') {
    const below = new Set(dimensions.lands.filter(({ isThermal }) => isThermal).map(({ number }) => number));
    return pads.filter(({ number }) => !below.has(number)).length;
  }
  return pads.length - (dimensions.family === 'rows' && dimensions.thermal ? 1 : 0);
}
