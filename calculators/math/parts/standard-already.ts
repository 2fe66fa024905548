/** Which values a calculator rounds to the chosen series although a shop stocks them as they are: 33 kΩ beside E96. */
import type { Column, InputValue, OutputValue, Row } from '#calculators/define.ts';
import { type AnyTool, enteredIn } from '#calculators/evaluate.ts';
import type { ESeries } from './e-series.ts';
import { stockedSeries } from './stocked.ts';
import type { Unit } from '#calculators/units.ts';

export interface StandardAlready {
  value: number;
  unit: Unit;
  /** The stocked series to which it belongs. */
  series: ESeries;
}

type Values = Readonly<Record<string, OutputValue>>;

function judged(exact: unknown, rounded: unknown, unit: Unit | undefined): StandardAlready[] {
  if (typeof exact !== 'number' || typeof rounded !== 'number' || unit === undefined || Math.abs(rounded / exact - 1) < 1e-9) return [];
  const series = stockedSeries(exact, unit);
  return series === null ? [] : [{ value: exact, unit, series }];
}

const ofRow = (columns: Readonly<Record<string, Column>>, row: Row) =>
  Object.entries(columns).flatMap(([name, column]) =>
    (column.kind === 'quantityBy' || column.kind === 'quantity') && column.standardOf !== undefined
      ? judged(row[column.standardOf], row[name], column.kind === 'quantity' ? column.unit : column.units[String(row[column.by])])
      : [],
  );

/** The exact values of a result that are standard themselves and were rounded to another, each once. */
export function standardAlready(
  tool: AnyTool,
  mode: string | null,
  given: Readonly<Record<string, InputValue>>,
  out: Values,
): StandardAlready[] {
  const entered = enteredIn(tool, mode, given);
  const found = Object.entries(tool.outputs).flatMap(([id, output]) => {
    const value = out[id];
    if (output.kind === 'table' && Array.isArray(value)) {
      return value.filter((row) => typeof row === 'object').flatMap((row) => ofRow(output.columns, row));
    }
    return output.kind === 'quantity' && output.standardOf !== undefined
      ? judged(out[output.standardOf] ?? entered[output.standardOf], value, output.unit)
      : [];
  });
  return found.filter(({ value, unit }, index) => found.findIndex((one) => one.value === value && one.unit === unit) === index);
}
