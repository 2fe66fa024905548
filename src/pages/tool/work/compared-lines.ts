/** Calculations side by side: a row for each quantity, in the units of the page. */
import type { AnyTool } from '#calculators/evaluate.ts';
import { existsIn } from '#calculators/evaluate.ts';
import type { InputValue } from '#calculators/define.ts';
import { type Entries, readAddress } from '#src/pages/tool/tool-address.ts';
import { reportLines } from '#src/pages/tool/results/report-lines.ts';
import type { Out } from './run-many.ts';

export interface ComparedRow {
  name: string;
  unit: string;
  /** One for each calculation; '' where it has no such quantity. */
  values: readonly string[];
  isDifferent: boolean;
}

interface Calculated {
  query: string;
  out: Out | null;
}

type ReportTools = Parameters<typeof reportLines>[1];

/** Mode and values that a kept address holds. */
export function valuesOf(tool: AnyTool, query: string): { mode: string | null; given: Record<string, InputValue> } {
  const { mode, entries } = readAddress(tool, new URLSearchParams(query));
  return { mode, given: Object.fromEntries(Object.entries(entries).map(([id, { value }]) => [id, value])) };
}

/** Rows in the order in which the calculations name them; `shown` gives the units in which inputs stand on the page. */
export function comparedRows(tool: AnyTool, calculated: readonly Calculated[], shown: Entries, tools: ReportTools): ComparedRow[] {
  const columns = calculated.map(({ query, out }) => {
    const { mode, given } = valuesOf(tool, query);
    const fields = Object.entries(tool.inputs).flatMap(([id, input]) => {
      const entry = shown[id];
      return entry && existsIn(input, mode) ? [{ id, input, entry }] : [];
    });
    const lines = reportLines({ mode, fields, given, result: out ? { out } : null }, tools);
    return new Map(lines.map((line) => [line.name, line]));
  });
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  return names.map((name) => {
    const values = columns.map((column) => (column.has(name) ? column.get(name)?.value || '✓' : ''));
    const unit = columns.map((column) => column.get(name)?.unit).find(Boolean) ?? '';
    return { name, unit, values, isDifferent: new Set(values).size > 1 };
  });
}

/** How far a value is from the first of its row, as a share; null where that says nothing. */
export function shareFrom(first: string | undefined, value: string): number | null {
  const [from, to] = [Number(first), Number(value)];
  const isMeant = first !== undefined && first !== '' && value !== '' && Number.isFinite(from) && Number.isFinite(to) && from !== 0;
  return isMeant && from !== to ? to / from - 1 : null;
}
