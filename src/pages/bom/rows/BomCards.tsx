import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#src/i18n/format.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { nameOf } from '#src/pages/bom/bom-order.ts';
import { BomAction } from './BomAction.tsx';
import type { BomListProps } from './bom-list-props.ts';
import { Grade, OurPart, StockOf, Thumb, YourLine } from './BomPieces.tsx';
import { BomRow } from './BomRow.tsx';
import type { BuyMoreProps } from '#src/pages/bom/cost/BuyMore.tsx';
import { RowTags } from './RowTags.tsx';
import { useBillStep } from './use-bill-step.ts';
import { useOpenRow } from './use-open-row.ts';

/** The same rows where a table has no room. */
export function BomCards({ rows, ticks, currency, decimals, onPick, onUse, onKeep, onMore, onTag, memory }: BomListProps) {
  const { t } = useTranslation('bom');
  const step = useBillStep(rows);
  const open = useOpenRow();
  return (
    <List aria-label={t('rows')}>
      {rows.map((row) => (
        <li key={row.line.row} data-missing={(!row.line.dnp && !row.choice && row.line.candidates.length === 0) || undefined}>
          <CheckboxField
            label={<VisuallyHidden>{t('tick', { name: nameOf(row) })}</VisuallyHidden>}
            checked={ticks.has(row)}
            disabled={row.choice === null}
            onChange={(event) => ticks.set([row], event.target.checked)}
          />
          <Thumb part={row.part} step={step} />
          <Body row={row} currency={currency} decimals={decimals} onMore={onMore} onTag={onTag} />
          <End>
            <BomAction row={row} open={open} onKeep={onKeep} />
          </End>
          {open.row === row.line.row ? (
            <Wide id={`bom-row-${row.line.row}`}>
              <BomRow row={row} currency={currency} onPick={onPick} onUse={onUse} memory={memory} />
            </Wide>
          ) : null}
        </li>
      ))}
    </List>
  );
}

function Body({ row, decimals, onTag, ...more }: BuyMoreProps & Pick<BomListProps, 'decimals' | 'onTag'>) {
  const { t } = useTranslation('bom');
  const { integer, money, number } = useFormat();
  const { line, choice } = row;
  const unit = choice && number(choice.unit_micros / 1e6, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return (
    <div>
      <Line>
        <span>
          <YourLine row={row} />
        </span>
        <b>{choice ? money(choice.line_total, more.currency) : '–'}</b>
      </Line>
      <RowTags row={row} onTag={onTag} />
      <OurPart row={row} {...more} />
      <small>
        {unit === null
          ? t('need', { pieces: integer(line.needed) })
          : t('need_price', { pieces: integer(choice?.quantity ?? line.needed), price: unit })}
      </small>
      <Line>
        <Grade row={row} />
        <span>
          <StockOf row={row} />
        </span>
      </Line>
    </div>
  );
}

const List = styled.ul`
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  > li {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr);
    gap: ${theme.space['2']} ${theme.space['3']};
    padding-block: ${theme.space['3']};
    border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
    font: ${theme.type.dense};
  }
  > li[data-missing] {
    background: ${theme.color.danger.bg};
  }
  small {
    display: block;
    color: ${theme.color.text.secondary};
    font: ${theme.type.small};
  }
`;

const Line = styled.div`
  display: flex;
  gap: ${theme.space['3']};
  align-items: start;
  justify-content: space-between;
  > span:first-child {
    min-width: 0;
  }
  b {
    white-space: nowrap;
  }
`;

const End = styled.div`
  grid-column: 1 / -1;
  justify-self: end;
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;
