import { useTranslation } from 'react-i18next';
import type { CartLine } from '#contract/api/cart.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { useCouponIssueText } from '#src/components/coupon/use-coupon-issue-text.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { useCheckoutPlace } from './checkout-place.ts';
import type { ShortLine, Trouble } from './trouble.ts';

interface TroubleMessageProps {
  trouble: Trouble;
  lines: readonly CartLine[];
  /** What the order costs now; null while that is being asked. */
  total: number | null;
  currency: string;
  isBusy: boolean;
  onRetry: () => void;
  onSettle: () => void;
  /** Chooses what there is; null where the page asks what to do. */
  onAcceptStock: ((lines: ShortLine[]) => void) | null;
  /** The page asks what happens with the short lines. */
  isAsked: boolean;
}

/** What changed since the buyer looked, before and after, with the button that agrees; or what to do about the connection. */
export function TroubleMessage(props: TroubleMessageProps) {
  const { trouble } = props;
  if (trouble.kind === 'open') return <OpenAttempt error={trouble.error} isBusy={props.isBusy} onRetry={props.onRetry} />;
  if (trouble.kind === 'price') return <ChangedTotal {...props} before={trouble.before} />;
  if (trouble.kind === 'coupon') return <LostCoupon {...props} error={trouble.error} before={trouble.before} />;
  if (trouble.kind === 'stock') return <ShortStock {...props} short={trouble.lines} />;
  return <Refused error={trouble.error} />;
}

function useFailureText(): (error: ApiError) => string {
  const { t } = useTranslation('checkout');
  return ({ code, message }) => {
    if (code === 'network') return t('trouble.network');
    if (code === 'idempotency_in_progress') return t('trouble.busy');
    if (code === 'rate_limited') return t('trouble.often');
    return message || t('trouble.down');
  };
}

export function OpenAttempt({ error, isBusy, onRetry }: { error: ApiError | null; isBusy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('checkout');
  const failureText = useFailureText();
  return (
    <Message
      tone="danger"
      role="alert"
      {...(error && { title: failureText(error) })}
      action={
        <Button busy={isBusy} onClick={onRetry}>
          {t('try_again')}
        </Button>
      }
    >
      {t('attempt_open')}
    </Message>
  );
}

function ChangedTotal({ before, total, currency, onSettle }: TroubleMessageProps & { before: number }) {
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
function LostCoupon({ error, before, total, currency, onSettle }: TroubleMessageProps & { error: ApiError; before: number }) {
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

function ShortStock({ short, lines, isBusy, onAcceptStock, onSettle, isAsked }: TroubleMessageProps & { short: ShortLine[] }) {
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

/** Nothing of the order can be put right here. */
export function Refused({ error }: { error: ApiError }) {
  const { t } = useTranslation('checkout');
  const failureText = useFailureText();
  return (
    <Message tone="danger" role="alert" action={<ButtonLink to={buildPath('cart')}>{t('changed.to_cart')}</ButtonLink>}>
      {failureText(error)}
    </Message>
  );
}
