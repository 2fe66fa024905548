import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { TypesetText } from '#src/pages/tool/TypesetText.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { theme } from '#src/ui/theme.ts';
import { type ComparedRow, shareFrom } from './compared-lines.ts';
import { forget, type Remembered } from '#src/components/account/calculation/kept-list.ts';

interface ComparedTableProps {
  rows: readonly ComparedRow[];
  kept: readonly Remembered[];
  /** The first column is what stands on the page. */
  hasCurrent: boolean;
}

/** Significant digits beside which differences are still seen. */
const digits = 5;

/** Calculations in columns, quantities in rows; the difference to the first column stands below each number. */
export function ComparedTable({ rows, kept, hasCurrent }: ComparedTableProps) {
  const { t } = useTranslation('tool_work');
  const { number, dateTime, unit: unitText, integer } = useFormat();
  const shown = (value: string) =>
    value !== '' && Number.isFinite(Number(value)) ? number(Number(value), { maximumSignificantDigits: digits }) : value;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
    <TableFrame role="region" aria-label={t('compare.title')} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <HeadCell>{t('compare.quantity')}</HeadCell>
            {hasCurrent ? <HeadCell $number>{t('compare.now')}</HeadCell> : null}
            {kept.map(({ tool, query, at }, index) => (
              <HeadCell key={query} $number>
                <RouteLink to={`${buildPath('tool-ToolName', { ToolName: tool })}?${query}`} title={dateTime(new Date(at).toISOString())}>
                  {t('compare.number', { number: integer(kept.length - index) })}
                </RouteLink>
                <IconButton
                  small
                  icon="close"
                  label={t('compare.forget', { number: integer(kept.length - index) })}
                  onClick={() => forget('kept', { tool, query })}
                />
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, unit, values }) => (
            <tr key={name}>
              <HeadCell scope="row">
                <TypesetText>{name}</TypesetText>
                {unit === '' ? null : ` (${unitText(unit)})`}
              </HeadCell>
              {values.map((value, index) => {
                const difference = shareFrom(values[0], value);
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- columns are told apart by their place
                  <Cell key={index} $number>
                    {shown(value) || t('compare.no_value')}
                    {difference === null ? null : <Difference>{signedPercent(difference, number)}</Difference>}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function signedPercent(share: number, number: ReturnType<typeof useFormat>['number']): string {
  return number(share, { style: 'percent', signDisplay: 'always', maximumSignificantDigits: 3 });
}

const Difference = styled.small`
  display: block;
  color: ${theme.color.text.tertiary};
`;
