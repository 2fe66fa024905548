import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { isApiError, isServerTrouble } from '#src/api/api-error.ts';
import { useReorderMutation } from '#src/api/order.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { theme } from '#src/ui/theme.ts';
import { useToast } from '#src/ui/toast-context.ts';
import { newAttemptKey } from './attempt-key.ts';

interface ReorderProps {
  number: string;
  orderKey?: string | null;
  /** In a list, where the button has to name its order. */
  isRow?: boolean;
}

/** Whether nobody knows if the parts were added. */
function isLost(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || isServerTrouble(error) || error.code === 'idempotency_in_progress');
}

/** Puts the lines of an order into the cart at today's prices and goes there; says what could not be put in. */
export function Reorder({ number, orderKey = null, isRow = false }: ReorderProps) {
  const { t } = useTranslation('order');
  const { series } = useFormat();
  const navigate = useNavigate();
  const toast = useToast();
  const [post, { data, error, isLoading }] = useReorderMutation();
  const isNothing = data?.results.every((one) => one.error) ?? false;
  const words = isApiError(error) ? error.message : '';
  // One wish has one key: presses while its answer is on the way, and those after a lost answer, add the parts once.
  const wish = useRef<{ key: string; isSent: boolean }>(null);
  const press = async () => {
    if (wish.current?.isSent) return;
    wish.current = { key: wish.current?.key ?? newAttemptKey(), isSent: true };
    const answer = await post({ order_no: number, accessKey: orderKey ?? undefined, idempotencyKey: wish.current.key });
    wish.current = isLost(answer.error) ? { ...wish.current, isSent: false } : null;
    const { results = [] } = answer.data ?? {};
    const refused = results.filter((one) => one.error);
    const count = results.length - refused.length;
    if (count === 0) return;
    const left = refused.length === 0 ? null : <p>{t('reorder.left', { parts: series(refused.map(({ sku }) => sku)) })}</p>;
    toast({
      text: (
        <>
          <p>{t('reorder.done', { count, number })}</p>
          {left}
        </>
      ),
    });
    await navigate(buildPath('cart'));
  };
  return (
    <Place>
      <Button
        busy={isLoading}
        {...(isRow && { size: 'small' as const, 'aria-label': t('reorder.open_named', { number }) })}
        onClick={() => void press()}
      >
        {t(isLoading ? 'reorder.busy' : 'reorder.open')}
      </Button>
      {error || isNothing ? (
        <Message tone="danger" role="alert">
          {error ? words || t('reorder.failed') : t('reorder.nothing')}
        </Message>
      ) : null}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${theme.space['2']};
  justify-items: start;
  text-align: start;
  white-space: normal;
`;
