/** Land patterns of the catalog's outlines, by id and category. Tests only. */
import { readDrawings } from '#demo-catalog/facts.ts';
import { landPatternOf } from '#land-patterns/land-pattern-of.ts';
import type { Density, LandPattern } from '#land-patterns/land-pattern.ts';

const drawings = new Map(readDrawings().map((drawing) => [drawing.id, drawing]));

export function patternOf(id: string, category: string, density: Density = 'B'): LandPattern {
  const drawing = drawings.get(id);
  const pattern = drawing && landPatternOf(drawing, category, density);
  if (!pattern) throw new Error(`${id} of ${category} has no land pattern`);
  return pattern;
}

export const samplePatterns = (): LandPattern[] => [
  patternOf('chip-0603', 'chip-resistors'),
  patternOf('tant-a', 'tantalum-capacitors'),
  patternOf('soic-8', 'op-amps', 'A'),
  patternOf('sot-23-5', 'op-amps'),
  patternOf('qfn-16-3x3', 'op-amps'),
  patternOf('lqfp-144', 'microcontrollers', 'C'),
];
