/** Our land patterns beside those of the KiCad library 6.0.11, at density level B. */
import { describe, expect, it } from 'vitest';
import { readDrawings } from '#demo-catalog/facts.ts';
import { ballGrid } from './families/ball-grid.ts';
import { rows } from './families/rows.ts';
import { landPatternOf } from './land-pattern-of.ts';
import { comparePads } from './testing/compare-pads.ts';
import differences from './testing/kicad-differences.json' with { type: 'json' };
import { kicadBallGrids } from './testing/kicad-ball-grids.ts';
import { readKicadDimensions } from './testing/kicad-dimensions.ts';
import { kicadOutlines } from './testing/kicad-outlines.ts';
import { hasKicadLibrary, readKicadPads } from './testing/read-kicad.ts';

/** What a board may be off by (F of IPC-7351B), and so the most that two sizes of one land may differ. */
const tolerance = 0.1 + 1e-6;
const reasons: Readonly<Record<string, readonly string[]>> = differences;
const explained = new Set(Object.values(reasons).flat());

if (!hasKicadLibrary)
  console.warn('The Debian package kicad-footprints is not installed: land patterns are not compared with the KiCad library.');

describe.skipIf(!hasKicadLibrary)('beside the KiCad library', () => {
  const drawings = new Map(readDrawings().map((drawing) => [drawing.id, drawing]));
  const outlines = kicadOutlines.map(([footprint, id, category]) => {
    const drawing = drawings.get(id);
    return { name: footprint, pads: (drawing && landPatternOf(drawing, category, 'B')?.pads) ?? [] };
  });
  const sizes = readKicadDimensions().map(({ name, part }) => ({ name, pads: rows(part, 'B').pads }));
  const balls = kicadBallGrids.map(({ name, part }) => ({ name, pads: ballGrid(part, 'B', 1).pads }));
  const compared = [...outlines, ...sizes, ...balls].map(({ name, pads }) => ({ name, ...comparePads(pads, readKicadPads(name)) }));
  const isOff = ({ unmatched, center, size }: (typeof compared)[number]) => unmatched.length > 0 || center > tolerance || size > tolerance;

  it('has middles and sizes of lands within 0.1 mm, but for what is explained', () => {
    expect(compared.length).toBeGreaterThan(400);
    expect(compared.filter((one) => isOff(one) && !explained.has(one.name))).toEqual([]);
  });

  it('explains no difference that there is not', () => {
    expect([...explained].filter((name) => !compared.some((one) => one.name === name && isOff(one)))).toEqual([]);
  });

  it('has the same pads in every package', () => {
    expect(compared.filter(({ unmatched }) => unmatched.length > 0)).toEqual([]);
  });
});
