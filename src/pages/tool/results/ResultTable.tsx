import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Column, Row } from '#calculators/define.ts';
import { theme } from '#src/ui/theme.ts';
import { ResultCell } from './ResultCell.tsx';
import { useToolContext } from '#src/pages/tool/tool-context.ts';

/** Results that come as rows, such as the components of a filter. */
export function ResultTable({ id, columns, rows }: { id: string; columns: Readonly<Record<string, Column>>; rows: readonly Row[] }) {
  const { words } = useToolContext();
  const { t } = useTranslation('tool');
  const names = Object.keys(columns);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
    <Frame role="region" aria-label={words(`outputs.${id}`)} tabIndex={0}>
      <table>
        <caption>{words(`outputs.${id}`)}</caption>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col" data-number={isNumber(columns[name]) || undefined}>
                {words(`columns.${id}.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 ? (
            <tr>
              <td colSpan={names.length}>{t('no_value')}</td>
            </tr>
          ) : null}
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their place
            <tr key={index}>
              {names.map((name) => {
                const column = columns[name];
                return (
                  <td key={name} data-number={isNumber(column) || undefined}>
                    {column ? <ResultCell output={id} column={column} name={name} row={row} /> : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

function isNumber(column: Column | undefined): boolean {
  return column?.kind === 'quantity' || column?.kind === 'quantityBy';
}

const Frame = styled.div`
  overflow-x: auto;
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.bg.raised};
  font: ${theme.type.dense};
  table {
    width: 100%;
    border-collapse: collapse;
  }
  caption {
    padding: ${theme.space['2']} ${theme.space['3']};
    font-weight: ${theme.weight.semibold};
    text-align: start;
  }
  th,
  td {
    padding: ${theme.space['2']} ${theme.space['3']};
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
    text-align: start;
  }
  th {
    vertical-align: bottom;
    color: ${theme.color.text.secondary};
    font: ${theme.type.small};
    font-weight: ${theme.weight.semibold};
  }
  /* Where any letter may end a line, a narrow table would stand each word on its head: break at phrases, else not at all. */
  &:lang(ja),
  &:lang(zh) {
    word-break: keep-all;
    word-break: auto-phrase;
  }
  [data-number] {
    text-align: end;
  }
  td[data-number] {
    white-space: nowrap;
  }
`;
