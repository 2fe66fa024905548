import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PaymentOption } from '#contract/api/checkout.ts';
import type { ShippingOption } from '#contract/api/shipping-option.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { fieldId } from '#src/ui/field-id.ts';
import { useCheckoutPlace } from './checkout-place.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { Buttons, Choice } from '#src/components/order/step-layout.ts';
import { useDeliveryText } from '#src/components/order/use-delivery-text.ts';

interface DeliveryStepProps {
  shipping: ShippingOption[];
  payment: PaymentOption[];
  currency: string;
  /** A line is not all in stock: only then it matters how the rest is sent. */
  isSplit: boolean;
  /** Why the chosen payment cannot be had. */
  refusal: string | undefined;
  /** What comes before: lines that are short of stock. */
  children: ReactNode;
}

/** How the parts travel and how they are paid. */
export function DeliveryStep({ shipping, payment, currency, isSplit, refusal, children }: DeliveryStepProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormat();
  const { stepPath } = useCheckoutPlace();
  const { setValue } = useFormContext<CheckoutValues>();
  const { errors } = useFormState<CheckoutValues>();
  const [code, mode, method] = useWatch<CheckoutValues, ['shipping_code', 'shipping_mode', 'payment_method']>({
    name: ['shipping_code', 'shipping_mode', 'payment_method'],
  });
  const deliveryText = useDeliveryText(currency);
  const modes = shipping.find((option) => option.code === code)?.modes ?? [];
  const set = (name: 'shipping_code' | 'payment_method') => (value: string) => setValue(name, value, { shouldValidate: name in errors });
  return (
    <>
      {children}
      <Choice id={fieldId('shipping_code')} tabIndex={-1}>
        <RadioGroup
          legend={t('delivery.title')}
          error={errors.shipping_code?.message}
          value={code}
          onChange={set('shipping_code')}
          options={shipping.map((option) => ({
            value: option.code,
            label: option.name,
            note: deliveryText(option),
            aside: option.price === 0 ? t('delivery.free') : money(option.price, currency),
          }))}
        />
        {shipping.length === 0 ? <Message tone="warning">{t('delivery.none')}</Message> : null}
      </Choice>
      {isSplit && modes.length > 1 ? (
        <Choice>
          <RadioGroup
            legend={t('delivery.mode')}
            value={mode}
            onChange={(value) => setValue('shipping_mode', value === 'as_available' ? value : 'together')}
            options={modes.map((one) => ({ value: one, label: t(`delivery.${one}`), note: t(`delivery.${one}_text`) }))}
          />
        </Choice>
      ) : null}
      <Choice id={fieldId('payment_method')} tabIndex={-1}>
        <RadioGroup
          legend={t('payment.title')}
          error={errors.payment_method?.message ?? refusal}
          value={method}
          onChange={set('payment_method')}
          options={payment.map((option) => ({
            value: option.method,
            label: option.name,
            note: option.description,
            aside: option.fee === 0 ? undefined : t('payment.fee', { amount: money(option.fee, currency) }),
          }))}
        />
        {payment.length === 0 && shipping.length > 0 ? <Message tone="warning">{t('payment.none')}</Message> : null}
      </Choice>
      <Buttons>
        <Button type="submit" tone="primary" size="large">
          {t('continue_review')}
        </Button>
        <RouteLink to={stepPath('address')}>{t('back_to_address')}</RouteLink>
      </Buttons>
    </>
  );
}
