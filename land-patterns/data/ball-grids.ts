/**
 * Ball grids of STM32. Size, pitch, missing balls and the land that ST recommends are those of the KiCad library 6.0.11 and of kicad-footprint-generator (state of
 * 2020-10-07), which name ST's data sheet; balls were read in ST's own tables on 2026-11-30.
 */
import { type Dimension, around, exactly } from '#land-patterns/dimension.ts';
import type { BallGrid } from '#land-patterns/families/ball-grid.ts';

function grid(size: Dimension, pitch: number, rows: readonly string[], ball: BallGrid['ball'], source: string): BallGrid {
  return { family: 'ball-grid', body: { x: size, y: size }, pitch, grid: rows, ball, source };
}

/** Every place has a ball. */
const full = (side: number): string[] => Array.from({ length: side }, () => 'o'.repeat(side));

/** A land that the maker recommends. */
function recommended(size: number, pitch: number, rows: readonly string[], land: number, document: string): BallGrid {
  return grid(exactly(size), pitch, rows, { land, by: document }, document);
}

const ring = (side: number, ...rows: readonly string[]): string[] => {
  const outer = full(side).slice(0, (side - rows.length) / 2);
  return [...outer, ...rows, ...outer];
};

export const ballGrids: Readonly<Record<string, BallGrid>> = {
  'ufbga-64': recommended(5, 0.5, full(8), 0.28, 'ST STM32F051x8, 7.1'),
  'tfbga-64': recommended(5, 0.5, full(8), 0.28, 'ST STM32F100x8, 6.3'),
  'tfbga-100': recommended(8, 0.8, full(10), 0.4, 'ST STM32F746xx, 6.2'),
  'lfbga-100': grid(around(10, 0.15), 0.8, full(10), 0.5, 'ST STM32F103x8, DocID13587 Rev 16, table 53'),
  'ufbga-169': recommended(7, 0.5, full(13), 0.27, 'ST STM32F429xx, 7.6'),
  'ufbga-121': recommended(6, 0.5, full(11), 0.225, 'ST STM32G473xB'),
  'ufbga-100': recommended(
    7,
    0.5,
    ring(
      12,
      'ooooo..ooooo',
      'ooo......ooo',
      'ooo......ooo',
      'oo........oo',
      'oo........oo',
      'ooo......ooo',
      'ooo......ooo',
      'ooooo..ooooo',
    ),
    0.28,
    'ST STM32F103xx, 7.1',
  ),
  'ufbga-132': recommended(7, 0.5, ring(12, 'oooo....oooo', 'oooo.oo.oooo', 'oooo.oo.oooo', 'oooo....oooo'), 0.27, 'ST STM32L152xC, 7.4'),
  'tfbga-216': recommended(13, 0.8, ring(15, 'oooooo...oooooo', 'oooooo...oooooo', 'oooooo...oooooo'), 0.4, 'ST STM32F746xx, 6.8'),
  'ufbga-176': recommended(
    10,
    0.65,
    ring(15, 'oooo.......oooo', ...Array.from({ length: 5 }, () => 'oooo.ooooo.oooo'), 'oooo.......oooo'),
    0.3,
    'ST STM32F207xx, 7.6',
  ),
  'ufbga-73': grid(
    around(5, 0.15),
    0.5,
    ['oo.oo.ooo', 'ooooooooo', 'oooooooo.', '.oooooooo', 'ooooooooo', 'oooooooo.', '.oooooooo', 'ooooooooo', 'ooo.oo.oo'],
    0.29,
    'ST STM32WLE5x8, DS13105 Rev 4, table 90',
  ),
  'ufbga-129': recommended(
    7,
    0.5,
    [
      'ooo..ooo..ooo',
      'ooooooooooooo',
      'ooooooooooooo',
      '.ooo.o.o.ooo.',
      '.oo.o.o.o.oo.',
      'oooo.o.o.oooo',
      'ooo.o.o.o.ooo',
      'oooo.o.o.oooo',
      '.oo.o.o.o.oo.',
      '.ooo.o.o.ooo.',
      'ooooooooooooo',
      'ooooooooooooo',
      'ooo..ooo..ooo',
    ],
    0.275,
    'ST STM32WB55xC',
  ),
};
