/** The whole calculation to take along, as text or as a table; fetched after the page. */
import type { Translate, WordKey } from '#src/i18n/typed-words.ts';
import { toShown, type Unit } from '#calculators/units.ts';
import type { Format } from '#src/i18n/format.ts';
import { choiceLabel } from '#src/pages/tool/choice-label.ts';
import type { ToolContextValue } from '#src/pages/tool/tool-context.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { type ReportLine, reportLines } from './report-lines.ts';

const digits = 9;

interface Writer {
  context: ToolContextValue;
  t: Translate<WordKey<'tool'>>;
}

/** The same calculator outside of the page of another site that may be around it. */
const shopAddress = (href: string) => href.replace(/\bembed=\w+&?/, '');

function lines(state: ToolPageState, { context, t }: Writer, write: (value: number) => string): ReportLine[] {
  return reportLines(state, {
    ...context,
    write: (value, unit: Unit, shown) => write(Number(toShown(value, unit, shown).toPrecision(digits))),
    choice: (input, id, value) => choiceLabel(input, id, value, { ...context, t }),
    flag: (value) => t(value ? 'yes' : 'no'),
  });
}

/** Title, a line for each value in the reader's way of writing numbers, and the address `href`. */
export function calculationText(state: ToolPageState, writer: Writer, format: Format, href: string): string {
  const body = lines(state, writer, (value) => format.number(value)).map(({ name, value, unit }) =>
    value === '' ? name : `${name}: ${value} ${unit}`.trim(),
  );
  return [writer.context.words('title'), ...body, shopAddress(href)].join('\n');
}

/** Rows of a spreadsheet: name, value and unit, with a head. */
export function calculationTable(state: ToolPageState, writer: Writer): (string | number)[][] {
  const { t } = writer;
  const body = lines(state, writer, String).map(({ name, value, unit }) => [
    name,
    value !== '' && Number.isFinite(Number(value)) ? Number(value) : value,
    unit,
  ]);
  return [[t('csv_head.name'), t('csv_head.value'), t('csv_head.unit')], ...body];
}
