/** The whole calculation as plain text or CSV: inputs first, then results, every value with its unit. */
import type { Column, Input, InputValue, Output, OutputValue, Row } from '#calculators/define.ts';
import { existsIn } from '#calculators/evaluate.ts';
import type { Unit } from '#calculators/units.ts';
import { unitLabel } from '#src/components/plot/unit-label.ts';
import type { ToolContextValue } from '#src/pages/tool/tool-context.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { plainText } from './plain-text.ts';

export interface ReportLine {
  name: string;
  value: string;
  unit: string;
}

type Calculation = Pick<ToolPageState, 'mode' | 'given'> & {
  fields: readonly Pick<ToolPageState['fields'][number], 'id' | 'input' | 'entry'>[];
  result: { out: Readonly<Record<string, OutputValue>> } | null;
};

type Tools = Pick<ToolContextValue, 'files' | 'words'> & {
  /** A number in a unit, as the reader of the report wants it. */
  write: (value: number, unit: Unit, shown: string) => string;
  choice: (input: Extract<Input, { kind: 'choice' }>, id: string, value: string | number) => string;
  flag: (value: boolean) => string;
};

function inputLine(id: string, input: Input, value: InputValue, shown: string, tools: Tools): ReportLine[] {
  const name = tools.words(`inputs.${id}`);
  if (value === null) return [];
  if (input.kind === 'choice') return [{ name, value: typeof value === 'object' ? '' : tools.choice(input, id, value), unit: '' }];
  if (input.kind === 'text') return [{ name, value: String(value), unit: '' }];
  const numbers = Array.isArray(value) ? value : [value];
  return numbers.map((one, index) => ({
    name: numbers.length > 1 ? `${name} ${index + 1}` : name,
    value: tools.write(Number(one), input.unit, shown),
    unit: unitLabel(shown),
  }));
}

function cell(column: Column, name: string, row: Row, tools: Tools): { value: string; unit: string } {
  const value = row[name] ?? null;
  if (typeof value !== 'number') return { value: value ?? '', unit: '' };
  const unit = column.kind === 'quantity' ? column.unit : column.kind === 'quantityBy' ? column.units[String(row[column.by])] : undefined;
  const shown = column.kind === 'quantity' ? (column.show[0] ?? '') : (unit ?? '');
  return unit === undefined ? { value: String(value), unit: '' } : { value: tools.write(value, unit, shown), unit: unitLabel(shown) };
}

function rowLines(id: string, columns: Readonly<Record<string, Column>>, rows: readonly Row[], tools: Tools): ReportLine[] {
  return rows.flatMap((row, index) =>
    Object.entries(columns).map(([name, column]) => ({
      name: `${tools.words(`outputs.${id}`)} ${index + 1}: ${tools.words(`columns.${id}.${name}`)}`,
      ...cell(column, name, row, tools),
    })),
  );
}

function outputLines(id: string, output: Output, value: OutputValue, tools: Tools): ReportLine[] {
  const name = tools.words(`outputs.${id}`);
  if (value === null) return [];
  if (output.kind === 'table') return rowLines(id, output.columns, value as readonly Row[], tools); // as declared
  if (output.kind === 'record') return rowLines(id, output.fields, [value as Row], tools); // as declared
  if (typeof value === 'boolean') return [{ name, value: tools.flag(value), unit: '' }];
  if (output.kind === 'quantity' || output.kind === 'list') {
    const shown = output.show[0] ?? '';
    const numbers = Array.isArray(value) ? value : [value];
    return numbers.map((one, index) => ({
      name: numbers.length > 1 ? `${name} ${index + 1}` : name,
      value: tools.write(Number(one), output.unit, shown),
      unit: unitLabel(shown),
    }));
  }
  const text = plainText(value);
  return [{ name, value: (output.kind === 'code' && tools.words(`choices.${id}.${text}`)) || text, unit: '' }];
}

/** Lines of a calculation. */
export function reportLines({ mode, fields, given, result }: Calculation, tools: Tools): ReportLine[] {
  const inputs = fields.flatMap(({ id, input, entry }) => inputLine(id, input, given[id] ?? null, entry.shown, tools));
  const way = mode === null ? [] : [{ name: tools.words(`modes.${mode}`), value: '', unit: '' }];
  const outputs = Object.entries(tools.files.tool.outputs)
    .filter(([, output]) => existsIn(output, mode))
    .flatMap(([id, output]) => outputLines(id, output, result?.out[id] ?? null, tools));
  return [...way, ...inputs, ...outputs];
}
