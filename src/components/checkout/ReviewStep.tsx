import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type * as z from 'zod/mini';
import type { orderPreview, PaymentOption } from '#contract/api/checkout.ts';
import type { ShippingOption } from '#contract/api/shipping-option.ts';
import { legalPath } from '#contract/legal-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { AddressText } from '#src/components/address/AddressText.tsx';
import { fieldId } from '#src/ui/field-id.ts';
import { useCheckoutPlace } from './checkout-place.ts';
import type { AddressForms, CheckoutValues } from './checkout-values.ts';
import { Buttons, Group } from '#src/components/order/step-layout.ts';
import { useDeliveryText } from '#src/components/order/use-delivery-text.ts';

type Preview = z.output<typeof orderPreview>;

interface ReviewStepProps {
  forms: AddressForms;
  shipping: ShippingOption | undefined;
  payment: PaymentOption | undefined;
  currency: string;
  /** Pages that hold for the country of delivery in place of the usual ones. */
  legal: Preview['legal'];
  isPlacing: boolean;
  /** Something must be agreed to, or is not known yet: then there is no button to order. */
  canPlace: boolean;
  /** In place of the button that orders. */
  button?: ReactNode;
  /** What is agreed to with that button. */
  consent?: ReactNode;
  /** What is in the way, above the button. */
  children: ReactNode;
}

/** Everything that is about to be agreed to, and the button that agrees. */
export function ReviewStep({ forms, shipping, payment, currency, legal, isPlacing, canPlace, button, consent, children }: ReviewStepProps) {
  const { t } = useTranslation(['checkout', 'order_summary']);
  const { register } = useFormContext<CheckoutValues>();
  const { errors } = useFormState<CheckoutValues>();
  const [email, shippingAddress, billsElsewhere, billingAddress] = useWatch<
    CheckoutValues,
    ['email', 'shipping_address', 'bills_elsewhere', 'billing_address']
  >({ name: ['email', 'shipping_address', 'bills_elsewhere', 'billing_address'] });
  const deliveryText = useDeliveryText(currency);
  const { stepPath } = useCheckoutPlace();
  return (
    <>
      <Facts>
        <Fact title={t('order_summary:address')} to={stepPath('address')} change={t('review.change_address')}>
          <AddressText address={shippingAddress} rules={forms.shipping_address} />
          <p>{email}</p>
        </Fact>
        <Fact title={t('order_summary:invoice_to')} to={stepPath('address')} change={t('review.change_address')}>
          {billsElsewhere ? <AddressText address={billingAddress} rules={forms.billing_address} /> : <p>{t('review.same_address')}</p>}
        </Fact>
        <Fact title={t('order_summary:delivery')} to={stepPath('delivery')} change={t('review.change_delivery')}>
          <p>{shipping?.name}</p>
          {shipping ? <small>{deliveryText(shipping)}</small> : null}
        </Fact>
        <Fact title={t('review.payment')} to={stepPath('delivery')} change={t('review.change_delivery')}>
          <p>{payment?.name}</p>
          <small>{payment?.description}</small>
        </Fact>
      </Facts>
      <Group>
        <TextField
          {...register('po_number')}
          id={fieldId('po_number')}
          optional
          label={t('review.po_number')}
          hint={t('review.po_hint')}
          error={errors.po_number?.message}
          maxLength={40}
        />
        <TextAreaField
          {...register('customer_note')}
          id={fieldId('customer_note')}
          optional
          label={t('review.note')}
          error={errors.customer_note?.message}
          maxLength={500}
          rows={3}
        />
      </Group>
      <CheckboxField
        {...register('accept_terms')}
        id={fieldId('accept_terms')}
        label={consent ?? t('review.terms')}
        error={errors.accept_terms?.message}
      />
      <Legal>
        <span>{t('review.legal')}</span>
        <RouteLink to={legalPath('term', legal?.term)} target="_blank">
          {t('review.legal_terms')}
        </RouteLink>
        <RouteLink to={legalPath('refunds', legal?.refunds)} target="_blank">
          {t('review.legal_withdrawal')}
        </RouteLink>
        <RouteLink to={legalPath('policy', legal?.policy)} target="_blank">
          {t('review.legal_privacy')}
        </RouteLink>
      </Legal>
      {children}
      <Buttons>
        {canPlace && button === undefined ? (
          <Button type="submit" tone="primary" size="large" busy={isPlacing}>
            {t(isPlacing ? 'review.placing' : 'place_order')}
          </Button>
        ) : null}
        {canPlace ? button : null}
        <RouteLink to={stepPath('delivery')}>{t('back_to_delivery')}</RouteLink>
      </Buttons>
    </>
  );
}

function Fact({ title, to, change, children }: { title: string; to: string; change: string; children: ReactNode }) {
  const { t } = useTranslation(['checkout', 'order_summary']);
  return (
    <section>
      <h2>{title}</h2>
      {children}
      <RouteLink to={to} aria-label={change}>
        {t('review.change')}
      </RouteLink>
    </section>
  );
}

const Legal = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['4']};
  margin-block: ${theme.space['2']} ${theme.space['4']};
  font: ${theme.type.dense};
  color: ${theme.color.text.secondary};
`;

const Facts = styled.div`
  display: grid;
  gap: ${theme.space['5']};
  margin-block-end: ${theme.space['6']};
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
  h2 {
    font: ${theme.type.h3};
  }
  small {
    display: block;
    font: ${theme.type.dense};
    color: ${theme.color.text.tertiary};
  }
`;
