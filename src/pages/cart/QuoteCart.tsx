import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CartLine } from '#contract/api/cart.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { apiErrorOf } from '#src/api/api-error.ts';
import { useAddToRfqListMutation } from '#src/api/cart.ts';
import { useAsksQuotes } from '#src/components/quote/use-asks-quotes.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';

/** Puts what is ticked in the cart on the quote list and opens it; the cart stays. Nothing in a shop that gives no quotes. */
export function QuoteCart({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('buy');
  const navigate = useNavigate();
  const asksQuotes = useAsksQuotes();
  const [post, { isLoading }] = useAddToRfqListMutation();
  const [failure, setFailure] = useState<string | null>(null);
  if (!asksQuotes || lines.length === 0) return null;
  const press = async () => {
    const { data, error } = await post({ items: lines.map(({ sku, quantity }) => ({ sku, quantity })) });
    if (data) void navigate(buildPath('other-rfqs'));
    else setFailure(apiErrorOf(error).message || t('quote_failed', { mpn: lines.map(({ product }) => product.mpn).join(', ') }));
  };
  return (
    <>
      <Button size="large" busy={isLoading} onClick={() => void press()}>
        {t('request_quote')}
      </Button>
      <span role="alert">{failure === null ? null : <FieldError>{failure}</FieldError>}</span>
    </>
  );
}
