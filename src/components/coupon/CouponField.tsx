import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Cart } from '#contract/api/cart.ts';
import { late } from '#src/components/late/late.tsx';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { AppliedCoupon } from './AppliedCoupon.tsx';
import { useTypedCode } from './use-typed-code.ts';

const CouponForm = late(async () => (await import('./CouponForm.tsx')).CouponForm);

/** The coupon of the cart, in cart and checkout alike: a field that folds out, or the coupon with what it takes off. */
export function CouponField({ cart: { coupon, totals } }: { cart: Pick<Cart, 'coupon' | 'totals'> }) {
  const { t } = useTranslation('coupon');
  const config = useAppSelector(selectConfig);
  const [code, setCode] = useTypedCode();
  const [isOpen, setOpen] = useState(code !== '');
  if (coupon) return <AppliedCoupon coupon={coupon} currency={totals.currency} />;
  if (config?.features.coupons === false) return null;
  return (
    <section aria-label={t('field.title')}>
      <Fold tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'up' : 'down'} small />
        {t('field.open')}
      </Fold>
      {isOpen ? <CouponForm waiting={<Skeleton $height="4rem" />} code={code} onChange={setCode} currency={totals.currency} /> : null}
    </section>
  );
}

const Fold = styled(Button)`
  justify-content: flex-start;
  padding-inline: 0;
  font-weight: ${theme.weight.medium};
  &&[aria-expanded='true'] {
    margin-block-end: ${theme.space['2']};
  }
  &&:hover {
    background: none;
    text-decoration: underline;
  }
`;
