import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type CurrencyCode } from '#contract/locale.ts';
import { lineAmount } from '#contract/money.ts';
import { late } from '#src/components/late/late.tsx';
import { Panel } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { BillLine } from '#src/pages/bom/bom-bill.ts';
import { cartItems } from '#src/pages/bom/bom-order.ts';

const BuildCost = late(async () => (await import('./BuildCost.tsx')).BuildCost, ['bom_build', 'order_summary']);

interface BomCostProps {
  /** Rows that would be ordered. */
  rows: readonly BillLine[];
  boards: number;
  currency: string;
}

/** What the ticked rows cost with delivery and tax, before anything lies in the cart; code and words are fetched after the bill. */
export function BomCost({ rows, boards, currency }: BomCostProps) {
  const { t } = useTranslation('bom');
  const items = useMemo(() => cartItems(rows).map(({ sku, quantity }) => ({ sku, quantity })), [rows]);
  const priceOf = (pieces: (row: BillLine) => number) => {
    const micros = rows.reduce((sum, row) => sum + (row.choice?.unit_micros ?? 0) * pieces(row), 0);
    return lineAmount(micros, 1, currency as CurrencyCode); // the server prices in listed currencies
  };
  const spare = priceOf(({ line }) => line.spare.pieces);
  const surplus = priceOf(({ line, choice }) => (choice ? Math.max(0, choice.quantity - line.needed) : 0));
  const waiting = <Skeleton $height="16rem" />;
  return (
    <Panel aria-labelledby="bom-cost">
      <h2 id="bom-cost">{t('cost_title')}</h2>
      <BuildCost waiting={waiting} {...{ items, boards, currency, spare, surplus }} />
    </Panel>
  );
}
