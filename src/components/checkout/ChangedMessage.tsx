import { useTranslation } from 'react-i18next';
import type { CartLine } from '#contract/api/cart.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { useCouponIssueText } from '#src/components/coupon/use-coupon-issue-text.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { useCheckoutPlace } from './checkout-place.ts';
import type { Changed, ShortLine } from './trouble.ts';

interface ChangedMessageProps {
  trouble: Changed;
  lines: readonly CartLine[];
  /** What the order costs now; null while that is being asked. */
  total: number | null;
  currency: string;
  isBusy: boolean;
  onSettle: () => void;
  /** Chooses what there is; null where the page asks what to do. */
  onAcceptStock: ((lines: ShortLine[]) => void) | null;
  /** The page asks what happens with the short lines. */
  isAsked: boolean;
}

/** What changed since the buyer looked, before and after, with the button that agrees; fetched with the first such answer. */
export function ChangedMessage(props: ChangedMessageProps) {
  const { trouble } = props;
  if (trouble.kind === 'price') return <ChangedTotal {...props} before={trouble.before} />;
  if (trouble.kind === 'coupon') return <LostCoupon {...props} error={trouble.error} before={trouble.before} />;
  return <ShortStock {...props} short={trouble.lines} />;
}

function ChangedTotal({ before, total, currency, onSettle }: ChangedMessageProps & { before: number }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormat();
  if (total === null) return null;
  const amounts = { before: money(before, currency), now: money(total, currency) };
  return (
    <Message
      tone="warning"
      role="alert"
      title={t('changed.title')}
      action={<Button onClick={onSettle}>{t('changed.accept_total', amounts)}</Button>}
    >
      {t('changed.total', amounts)}
    </Message>
  );
}

/** The coupon counted when the buyer looked: the order is dearer without it. */
function LostCoupon({ error, before, total, currency, onSettle }: ChangedMessageProps & { error: ApiError; before: number }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormat();
  const issueText = useCouponIssueText(currency);
  const amounts = { before: money(before, currency), now: total === null ? '' : money(total, currency) };
  return (
    <Message
      tone="warning"
      role="alert"
      title={t('changed.coupon_title')}
      {...(total !== null && { action: <Button onClick={onSettle}>{t('changed.accept_total', amounts)}</Button> })}
    >
      <p>{issueText(error)}</p>
      {total === null ? null : <p>{t('changed.total', amounts)}</p>}
    </Message>
  );
}

function ShortStock({ short, lines, isBusy, onAcceptStock, onSettle, isAsked }: ChangedMessageProps & { short: ShortLine[] }) {
  const { t } = useTranslation('checkout');
  const { back } = useCheckoutPlace();
  const { integer } = useFormat();
  return (
    <Message
      tone="warning"
      role="alert"
      title={t('changed.title')}
      action={
        <>
          {onAcceptStock ? (
            <Button busy={isBusy} onClick={() => onAcceptStock(short)}>
              {t('changed.accept_stock')}
            </Button>
          ) : null}
          {onAcceptStock || isAsked ? null : <Button onClick={onSettle}>{t('try_again')}</Button>}
          <ButtonLink to={back.path}>{t(back.word === 'back_to_quote' ? 'back_to_quote' : 'changed.to_cart')}</ButtonLink>
        </>
      }
    >
      <p>{t('changed.stock')}</p>
      <ul>
        {short.map(({ line_id, sku, requested, available }) => {
          const mpn = lines.find((line) => line.line_id === line_id)?.product.mpn ?? sku;
          const numbers = { mpn, requested: integer(requested), available: integer(available) };
          return <li key={line_id}>{t(available > 0 ? 'changed.stock_line' : 'changed.stock_none', numbers)}</li>;
        })}
      </ul>
    </Message>
  );
}
