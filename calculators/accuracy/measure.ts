/** How far a calculator's results are from its references. */
import type { Column, Output } from '#calculators/define.ts';
import { type AnyTool, evaluate } from '#calculators/evaluate.ts';
import { zeroCelsius } from '#calculators/math/constants.ts';
import { kindOf, type Reference, type ReferenceKind } from './reference.ts';

/** The references of one kind that a calculator is compared with. */
export interface Comparison {
  kind: ReferenceKind;
  /** Values compared: numbers, and words and marks that must be the same. */
  values: number;
  /** The greatest relative error of a number, and the output in which it stands. */
  worst: number;
  at: string;
}

type Shape = Output | Column | undefined;

/** Relative error of a number. Decibels count by the amplitude that they stand for, angles in radians, temperatures from absolute zero. */
function relativeError(actual: number, expected: number, shape: Shape): number {
  const unit = shape && 'unit' in shape ? shape.unit : '';
  const off = Math.abs(actual - expected);
  if (/^dB(?!\/m$)/.test(unit)) return Math.abs(10 ** ((actual - expected) / 20) - 1);
  if (unit === '°') return (off * Math.PI) / 180;
  if (unit === '°C') return off / (expected + zeroCelsius);
  return expected === 0 ? off : off / Math.abs(expected);
}

/** What a key of a table's row or of a record is. */
function shapeWithin(shape: Shape, key: string): Shape {
  if (shape?.kind === 'table') return /^\d+$/.test(key) ? shape : shape.columns[key];
  return shape?.kind === 'record' ? shape.fields[key] : shape;
}

/** Errors of all values of an output: 0 for a word that is the same, infinite for one that is not. */
function errorsOf(actual: unknown, expected: unknown, shape: Shape): number[] {
  if (typeof expected === 'number') return [typeof actual === 'number' ? relativeError(actual, expected, shape) : Infinity];
  if (typeof expected !== 'object' || expected === null) return [actual === expected ? 0 : Infinity];
  const [actualItems, expectedItems] = [Object(actual), expected as Record<string, unknown>]; // JSON of a reference
  return Object.keys(expectedItems).flatMap((key) => errorsOf(actualItems[key], expectedItems[key], shapeWithin(shape, key)));
}

/** How many values of each kind the references of a calculator hold. */
export function valuesByKind(tool: AnyTool, references: readonly Reference[]): Map<ReferenceKind, number> {
  const counted = new Map<ReferenceKind, number>();
  for (const { out = {}, source } of references) {
    for (const [id, expected] of Object.entries(out)) {
      const kind = kindOf(source);
      counted.set(kind, (counted.get(kind) ?? 0) + errorsOf(undefined, expected, tool.outputs[id]).length);
    }
  }
  return counted;
}

/** The comparisons of a calculator with what it must meet, a row for each kind of reference; what must be refused is left out. */
export function compare(tool: AnyTool, references: readonly Reference[]): Comparison[] {
  const rows = new Map<ReferenceKind, Comparison>();
  for (const { in: entered, out = {}, source } of references) {
    const kind = kindOf(source);
    const answer = evaluate(tool, entered);
    for (const [id, expected] of Object.entries(out)) {
      const errors = errorsOf(answer.ok ? answer.out[id] : undefined, expected, tool.outputs[id]);
      const row = rows.get(kind) ?? { kind, values: 0, worst: 0, at: id };
      const worst = Math.max(...errors, 0);
      rows.set(kind, { ...row, values: row.values + errors.length, ...(worst > row.worst && { worst, at: id }) });
    }
  }
  return [...rows.values()];
}
