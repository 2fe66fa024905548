import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { estimateOrder } from '#contract/api/order-estimate.ts';
import { useEstimateOrderQuery } from '#src/api/order-estimate.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { DeliveryEstimate } from '#src/components/order/DeliveryEstimate.tsx';
import { TotalsList } from '#src/components/order/TotalsList.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { Message } from '#src/ui/Message.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';

/** Milliseconds without another change before the cost is asked for. */
const pause = 500;

export interface BuildCostProps {
  /** What would be put into the cart. */
  items: RequestOf<typeof estimateOrder>['items'];
  boards: number;
  currency: string;
  /** Minor units of the parts' price that are for spare pieces, and for what minimum quantities and full packs add. */
  spare: number;
  surplus: number;
}

/** What the ticked parts cost delivered: parts, fees, delivery to a country and its tax, and what of it the boards do not need. */
export function BuildCost({ items, boards, currency, spare, surplus }: BuildCostProps) {
  const { t } = useTranslation('bom_build');
  const { money, integer } = useFormat();
  const { defaultCountry } = useLocale();
  const [country, setCountry] = useState<string>(defaultCountry);
  const { data, error, isFetching, refetch } = useEstimateOrderQuery(useSettled({ items, country }));
  if (error !== undefined && !isFetching) return <LoadError error={error} title={t('cost.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="16rem" />;
  const { totals, shipping_options: options, minimum, left_out: leftOut } = data;
  const isDelivered = options.length > 0;
  return (
    <Box aria-busy={isFetching || undefined}>
      <DeliveryEstimate country={country} options={options} currency={currency} onChoose={setCountry} />
      <div>
        <TotalsList totals={totals} {...(!isDelivered && { open: '–' })} />
        {isDelivered ? <p>{t('cost.per_board', { amount: money(Math.round(totals.total / boards), currency) })}</p> : null}
        {spare > 0 ? <p>{t('cost.spare', { amount: money(spare, currency) })}</p> : null}
        {surplus > 0 ? <p>{t('cost.surplus', { amount: money(surplus, currency) })}</p> : null}
        {leftOut.length > 0 ? (
          <Message tone="warning">{t('cost.left_out', { count: leftOut.length, parts: integer(leftOut.length) })}</Message>
        ) : null}
        {minimum && minimum.missing > 0 ? (
          <Message tone="warning">
            {t('cost.minimum', { minimum: money(minimum.total, currency), missing: money(minimum.missing, currency) })}
          </Message>
        ) : null}
        <p>{t('cost.note')}</p>
      </div>
    </Box>
  );
}

/** A value that has been the same for a while; the first one at once. */
function useSettled<Value>(value: Value): Value {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState({ key, value });
  useEffect(() => {
    if (key === settled.key) return undefined;
    const timer = setTimeout(() => setSettled({ key, value }), pause);
    return () => clearTimeout(timer);
  });
  return settled.value;
}

const Box = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${theme.space['4']} ${theme.space['8']};
  align-items: start;
  p {
    color: ${theme.color.text.secondary};
    font: ${theme.type.dense};
  }
`;
