import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ButtonLook } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { useAsksQuotes } from './use-asks-quotes.ts';
import { useAddToQuotes } from './use-add-to-quotes.tsx';

interface QuoteButtonProps extends Partial<ButtonLook> {
  mpn: string;
  /** Our order code; a part that we do not carry goes by its number and maker. */
  sku?: string | undefined;
  manufacturer?: string | undefined;
  quantity: number;
  /** In a list, where the button has to name its part. */
  isRow?: boolean;
  className?: string | undefined;
}

/** Puts a part on the quote list; nothing in a shop that gives no quotes. */
export function QuoteButton({ mpn, sku, manufacturer, quantity, isRow = false, className, ...look }: QuoteButtonProps) {
  const { t } = useTranslation('buy');
  const asksQuotes = useAsksQuotes();
  const { add, isAdding } = useAddToQuotes();
  const [failure, setFailure] = useState<string | null>(null);
  if (!asksQuotes) return null;
  const press = async () => {
    const part = sku === undefined ? { mpn, ...(manufacturer !== undefined && { manufacturer }) } : { sku };
    const refusal = await add({ ...part, quantity }, mpn);
    setFailure(refusal && (refusal.message || t('quote_failed', { mpn })));
  };
  return (
    <Place className={className}>
      <Button {...look} busy={isAdding} {...(isRow && { 'aria-label': t('request_quote_of', { mpn }) })} onClick={() => void press()}>
        {t('request_quote')}
      </Button>
      <span role="alert">{failure === null ? null : <FieldError>{failure}</FieldError>}</span>
    </Place>
  );
}

const Place = styled.span`
  display: inline-grid;
  justify-items: stretch;
  white-space: normal;
  vertical-align: middle;
`;
