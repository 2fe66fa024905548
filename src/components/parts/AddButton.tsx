import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/part.ts';
import { suggestQuantity } from '#contract/pricing.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { QuoteButton } from '#src/components/quote/QuoteButton.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

interface Props {
  product: Pick<ProductListItem, 'mpn' | 'web_url' | 'offer'>;
  /** Pieces the listing shows prices for; raised to the minimum and the step. */
  quantity?: number | null;
  /** Where a word has no room. */
  isSymbol?: boolean;
  className?: string;
}

/** Puts a row's part into the cart; a part without a price goes on the quote list. */
export function AddButton({ product, quantity, isSymbol = false, className }: Props) {
  const { t } = useTranslation(['part', 'buy']);
  const { add, isAdding } = useAddToCart();
  const [failure, setFailure] = useState<string | null>(null);
  const { mpn, web_url, offer } = product;
  if (!offer) {
    return (
      <ButtonLink
        size="small"
        to={buildPath('product-web_url', { web_url })}
        aria-label={t('request_label', { mpn })}
        className={className}
      >
        {t('request')}
      </ButtonLink>
    );
  }
  if (offer.price_breaks.length === 0) {
    return <QuoteButton size="small" isRow mpn={mpn} sku={offer.sku} quantity={quantity ?? offer.moq} className={className} />;
  }
  const press = async () => {
    const refusal = await add({ sku: offer.sku, mpn, quantity: suggestQuantity(offer, quantity ?? offer.moq) });
    setFailure(refusal ? refusal.message || t('buy:add_failed', { mpn }) : null);
  };
  return (
    <Place className={className}>
      <Button size="small" busy={isAdding} aria-label={t('add_label', { mpn })} onClick={() => void press()}>
        {isSymbol ? isAdding || <Icon name="cart" small /> : t(isAdding ? 'buy:adding' : 'buy:add')}
      </Button>
      <span role="alert">{failure === null ? null : <FieldError>{failure}</FieldError>}</span>
    </Place>
  );
}

const Place = styled.span`
  display: inline-grid;
  justify-items: end;
  max-inline-size: 14rem;
  white-space: normal;
  vertical-align: middle;
`;
