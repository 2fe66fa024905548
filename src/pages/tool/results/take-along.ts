/** The whole calculation to take along, as text or as a table; fetched after the page. */
import type { Format } from '#src/i18n/format.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { reportLines } from './report-lines.ts';
import { reportTools, type Writer } from './report-tools.ts';

/** The same calculator outside of the page of another site that may be around it. */
const shopAddress = (href: string) => href.replace(/\bembed=\w+&?/, '');

/** Title, a line for each value in the reader's way of writing numbers, and the address `href`. */
export function calculationText(state: ToolPageState, writer: Writer, format: Format, href: string): string {
  const body = reportLines(
    state,
    reportTools(writer, (value) => format.number(value)),
  ).map(({ name, value, unit }) => (value === '' ? name : `${name}: ${value} ${unit}`.trim()));
  return [writer.context.words('title'), ...body, shopAddress(href)].join('\n');
}

/** Rows of a spreadsheet: name, value and unit, with a head. */
export function calculationTable(state: ToolPageState, writer: Writer): (string | number)[][] {
  const { t } = writer;
  const body = reportLines(state, reportTools(writer)).map(({ name, value, unit }) => [
    name,
    value !== '' && Number.isFinite(Number(value)) ? Number(value) : value,
    unit,
  ]);
  return [[t('csv_head.name'), t('csv_head.value'), t('csv_head.unit')], ...body];
}
