import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Figure, type FigureColumn, type FigurePeriod, figures } from '#contract/api/admin/overview.ts';
import { useGetFigureQuery } from '#src/api/admin/overview.ts';
import { csvOf } from '#contract/csv.ts';
import { saveCsv } from '#src/components/file/save-csv.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { Note, Row } from '#src/pages/admin/shared/parts.ts';
import { cellValue, isNumberColumn } from './figure-cell.ts';
import { FigureRow } from './FigureRow.tsx';

const firstRows = 8;

/** One figure of the shop as a table, and as a file with all of its rows. */
export function FigureTable({ figure, period }: { figure: Exclude<Figure, 'sales'>; period?: FigurePeriod }) {
  const { t } = useTranslation('admin_overview');
  const { integer } = useFormat();
  const [isWhole, setWhole] = useState(false);
  const { currentData: data, error, refetch } = useGetFigureQuery({ figure, period });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="12rem" />;
  const title = t(`title.${figure}`);
  const currency = data.base_currency;
  const columns = Object.entries<FigureColumn>(figures[figure]).filter(([, kind]) => kind !== 'part');
  const heads = columns.map(([name, kind]) => headOf(name as ColumnName, kind));
  // The newest first.
  const rows = figure === 'conversion' ? data.rows.toReversed() : data.rows;
  function headOf(name: ColumnName, kind: FigureColumn): string {
    if (name === 'start') return t(`period.start_${period ?? 'day'}`);
    return kind === 'money' ? t('in_currency', { name: t(`columns.${name}`), currency }) : t(`columns.${name}`);
  }
  const save = () => {
    const cells = rows.map((row) => columns.map(([name, kind]) => cellValue(row[name], kind, currency)));
    saveCsv(`${figure}-${data.to}.csv`, csvOf([heads, ...cells]));
  };
  return (
    <Figures>
      <Note>{t(`hint.${figure}`)}</Note>
      {rows.length === 0 ? <Note>{t('empty')}</Note> : null}
      {rows.length === 0 ? null : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
          <TableFrame role="group" aria-label={title} tabIndex={0}>
            <Table>
              <caption>
                <VisuallyHidden>{title}</VisuallyHidden>
              </caption>
              <thead>
                <tr>
                  {columns.map(([name, kind], index) => (
                    <HeadCell key={name} $number={isNumberColumn(kind)}>
                      {heads[index]}
                    </HeadCell>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, isWhole ? rows.length : firstRows).map((row) => (
                  <FigureRow key={columns.map(([name]) => row[name]).join('\n')} row={row} columns={columns} currency={currency} />
                ))}
              </tbody>
            </Table>
          </TableFrame>
          <Row>
            {rows.length > firstRows ? (
              <Button size="small" onClick={() => setWhole(!isWhole)}>
                {isWhole ? t('fewer') : t('all', { rows: integer(rows.length) })}
              </Button>
            ) : null}
            <Button size="small" tone="quiet" aria-label={t('csv_of', { title })} onClick={save}>
              {t('csv')}
            </Button>
          </Row>
          {data.is_cut ? <Note>{t('cut')}</Note> : null}
        </>
      )}
    </Figures>
  );
}

type Columns = (typeof figures)[Exclude<Figure, 'sales'>];
type ColumnName = Exclude<Columns extends infer C ? (C extends unknown ? keyof C : never) : never, 'id'>;

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['2']};
`;
