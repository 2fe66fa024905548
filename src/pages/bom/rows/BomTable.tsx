import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useFormat } from '#src/i18n/format.ts';
import type { BillLine } from '#src/pages/bom/bom-bill.ts';
import { nameOf } from '#src/pages/bom/bom-order.ts';
import { BomAction } from './BomAction.tsx';
import type { BomListProps } from './bom-list-props.ts';
import { Grade, OurPart, StockOf, Thumb, YourLine } from './BomPieces.tsx';
import { BomRow } from './BomRow.tsx';
import { RowTags } from './RowTags.tsx';
import { useBillStep } from './use-bill-step.ts';
import { useOpenRow } from './use-open-row.ts';

const columns = 11;

/** The bill beside the shop's parts, as in the buyer's own table. */
export function BomTable({ rows, ticks, currency, decimals, onPick, onUse, onKeep, onMore, onTag, memory }: BomListProps) {
  const { t } = useTranslation('bom');
  const step = useBillStep(rows);
  const buyable = rows.filter(({ choice }) => choice !== null);
  const isAll = buyable.length > 0 && buyable.every(ticks.has);
  const open = useOpenRow();
  return (
    <TableFrame>
      <Table aria-label={t('rows')}>
        <thead>
          <tr>
            <HeadCell>
              <CheckboxField
                label={<VisuallyHidden>{t('tick_all')}</VisuallyHidden>}
                checked={isAll}
                disabled={buyable.length === 0}
                onChange={() => ticks.set(buyable, !isAll)}
              />
            </HeadCell>
            <HeadCell>{t('head.yours')}</HeadCell>
            <HeadCell>{t('head.match')}</HeadCell>
            <HeadCell colSpan={2}>{t('head.ours')}</HeadCell>
            <HeadCell $number>{t('head.per_board')}</HeadCell>
            <HeadCell $number>{t('head.need')}</HeadCell>
            <HeadCell $number>{t('head.stock')}</HeadCell>
            <HeadCell $number>{t('head.unit', { currency })}</HeadCell>
            <HeadCell $number>{t('head.total')}</HeadCell>
            <HeadCell>
              <VisuallyHidden>{t('head.action')}</VisuallyHidden>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.line.row}>
              <Row {...{ row, ticks, currency, decimals, step, open, onKeep, onMore, onTag }} />
              {open.row === row.line.row ? (
                <tr>
                  <Cell colSpan={columns} id={`bom-row-${row.line.row}`}>
                    <BomRow row={row} currency={currency} onPick={onPick} onUse={onUse} memory={memory} />
                  </Cell>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

interface RowProps extends Pick<BomListProps, 'ticks' | 'currency' | 'decimals' | 'onKeep' | 'onMore' | 'onTag'> {
  row: BillLine;
  step: number | null;
  open: ReturnType<typeof useOpenRow>;
}

function Row({ row, ticks, currency, decimals, step, open, onKeep, onMore, onTag }: RowProps) {
  const { t } = useTranslation('bom');
  const { integer, number, amount } = useFormat();
  const id = useId();
  const { line, choice } = row;
  const unit = choice && number(choice.unit_micros / 1e6, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return (
    <BillRow data-missing={(!line.dnp && choice === null && line.candidates.length === 0) || undefined}>
      <Cell>
        <CheckboxField
          id={id}
          label={<VisuallyHidden>{t('tick', { name: nameOf(row) })}</VisuallyHidden>}
          checked={ticks.has(row)}
          disabled={choice === null}
          onChange={(event) => ticks.set([row], event.target.checked)}
        />
      </Cell>
      <Told>
        <YourLine row={row} />
        <RowTags row={row} onTag={onTag} />
      </Told>
      <Graded>
        <Grade row={row} />
      </Graded>
      <Cell>
        <Thumb part={row.part} step={step} />
      </Cell>
      <Told>
        <OurPart row={row} currency={currency} onMore={onMore} />
      </Told>
      <Cell $number>{integer(line.quantity)}</Cell>
      <Cell $number>{integer(choice?.quantity ?? line.needed)}</Cell>
      <Cell $number>
        <StockOf row={row} />
      </Cell>
      <Cell $number>{unit ?? '–'}</Cell>
      <Total $number>{choice ? amount(choice.line_total, currency) : '–'}</Total>
      <Cell $number>
        <BomAction row={row} open={open} onKeep={onKeep} />
      </Cell>
    </BillRow>
  );
}

const BillRow = styled.tr`
  &[data-missing] > td {
    background: ${theme.color.danger.bg};
  }
`;

/** Wide enough for words of any language; longer ones, such as footprints, break. */
const Told = styled(Cell)`
  min-width: 11rem;
`;

/** Two or three words that stay whole in languages without blanks, too. */
const Graded = styled(Cell)`
  word-break: keep-all;
`;

const Total = styled(Cell)`
  font-weight: ${theme.weight.semibold};
`;
