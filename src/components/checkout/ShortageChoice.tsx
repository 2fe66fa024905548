import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CartLine } from '#contract/api/cart.ts';
import type { Shortage } from '#contract/api/checkout.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { fieldId } from '#src/ui/field-id.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { theme } from '#src/ui/theme.ts';
import { useCheckoutPlace } from './checkout-place.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { Choice } from '#src/components/order/step-layout.ts';
import { useShortageText } from './use-shortage-text.ts';

interface ShortageChoiceProps {
  shortages: readonly Shortage[];
  /** The lines of the order, for their names. */
  lines: readonly CartLine[];
  /** Beside writing the choice down. */
  onChoose?: () => void;
}

/** What happens with lines that the stock does not cover: each answer says what it does to each of them. */
export function ShortageChoice({ shortages, lines, onChoose }: ShortageChoiceProps) {
  const { t } = useTranslation('checkout');
  const { back } = useCheckoutPlace();
  const { setValue } = useFormContext<CheckoutValues>();
  const { errors } = useFormState<CheckoutValues>();
  const choice = useWatch<CheckoutValues, 'shortage'>({ name: 'shortage' });
  const texts = useShortageText(lines);
  const canWait = shortages.some(({ backorder }) => backorder);
  const answers = canWait ? (['backorder', 'available'] as const) : (['available'] as const);
  const choose = (value: string) => {
    setValue('shortage', value === 'backorder' ? value : 'available', { shouldValidate: 'shortage' in errors });
    onChoose?.();
  };
  return (
    <Choice id={fieldId('shortage')} tabIndex={-1}>
      <RadioGroup
        legend={t('shortage.title')}
        error={errors.shortage?.message}
        value={choice}
        onChange={choose}
        options={answers.map((value) => ({
          value,
          label: t(`shortage.${value}`),
          note: shortages.map((one) => <Line key={one.line_id}>{texts(one)[value]}</Line>),
        }))}
      />
      <RouteLink to={back.path}>{t('changed.to_cart')}</RouteLink>
    </Choice>
  );
}

const Line = styled.span`
  display: block;
  padding-block-start: ${theme.space['1']};
`;
