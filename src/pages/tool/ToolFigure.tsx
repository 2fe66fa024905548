import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Column, InputValue } from '#calculators/define.ts';
import { theme } from '#src/ui/theme.ts';
import { FigureContext, type FigureState } from './figure/figure-state.ts';
import { fieldId } from './inputs/InputField.tsx';
import { type ToolContextValue, useToolContext } from './tool-context.ts';
import { joined } from './tool-format.ts';
import type { ToolPageState } from './use-tool.ts';

const result = 'out.';

/** A number that was entered is repeated as it is: 11.0592 MHz, not 11.06. */
const enteredDigits = 7;

/** Text of one cell of a table of results, such as that of `out.components.0.value`. */
function cellText(column: Column | undefined, name: string, row: unknown, show: ToolContextValue['show']): string {
  if (typeof row !== 'object' || row === null) return '';
  const cells = new Map<string, unknown>(Object.entries(row));
  const value = cells.get(name);
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  if (column?.kind === 'quantity') return joined(show(value, column.unit, column.show, undefined, column.digits));
  const unit = column?.kind === 'quantityBy' ? column.units[String(cells.get(column.by))] : undefined;
  return unit === undefined ? '' : joined(show(value, unit, [unit]));
}

/** The drawing of a calculator from its current values; pressing a dimension moves the focus to its field. */
export function ToolFigure({ state, focused }: { state: ToolPageState; focused: string | null }) {
  const { files, words, show } = useToolContext();
  const { t } = useTranslation('tool');
  const { Figure, tool } = files;
  const { mode, given, result: answer, fields, setEntry } = state;
  const figure = useMemo((): FigureState => {
    const shownIn = new Map(fields.map(({ id, entry }) => [id, entry.shown]));
    // Inputs of other modes have values too, but say nothing here.
    const visible = Object.fromEntries(fields.map(({ id }): [string, InputValue] => [id, given[id] ?? null]));
    const valueText = (id: string): string => {
      const [name = '', index, column] = id.startsWith(result) ? id.slice(result.length).split('.') : id.split('.');
      const part = id.startsWith(result) ? tool.outputs[name] : tool.inputs[name];
      const held: unknown = id.startsWith(result) ? answer?.out[name] : visible[name];
      const value = index === undefined ? held : Array.isArray(held) ? held[Number(index)] : undefined;
      if (part?.kind === 'table' && column !== undefined) return cellText(part.columns[column], column, value, show);
      if (!part || !('unit' in part) || part.unit === undefined || !('show' in part)) return typeof value === 'string' ? value : '';
      return typeof value === 'number'
        ? joined(
            id.startsWith(result)
              ? show(value, part.unit, part.show, undefined, 'digits' in part ? part.digits : undefined)
              : show(value, part.unit, part.show, shownIn.get(name), enteredDigits),
          )
        : '';
    };
    return {
      mode,
      given: visible,
      out: answer?.out ?? {},
      symbol: (id) =>
        (id.startsWith(result) ? tool.outputs[id.slice(result.length)]?.symbol : tool.inputs[id.split('.')[0] ?? '']?.symbol) ?? '',
      text: valueText,
      words: (key) => words(`figure.${key}`),
      focused,
      pick: (id) => document.getElementById(fieldId(id))?.focus(),
      write: (id, text) => setEntry(id, { typed: text }),
    };
  }, [mode, given, answer, fields, tool, words, show, focused, setEntry]);
  if (!Figure) return null;
  return (
    <Box aria-label={t('drawing')}>
      <FigureContext value={figure}>
        <Figure />
      </FigureContext>
    </Box>
  );
}

const Box = styled.section`
  min-width: 0;
  break-inside: avoid;
  figure + figure {
    margin-block-start: ${theme.space['4']};
  }
  h2 {
    margin-block-end: ${theme.space['2']};
    font: ${theme.type.h3};
  }
`;
