import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Fields, Group } from '#src/pages/admin/shared/parts.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { isAmount, rateNumbers, type TypedRate } from './typed-shipping.ts';

interface ShippingRateFieldsProps {
  rate: TypedRate;
  /** Path of the rate in the request. */
  at: string;
  errorAt: (path: string) => string | undefined;
  onChange: (rate: TypedRate) => void;
}

/** What one kind of shipping costs in a zone. */
export function ShippingRateFields({ rate, at, errorAt, onChange }: ShippingRateFieldsProps) {
  const { t } = useTranslation('settings');
  return (
    <Rate>
      <legend>{t(`code.${rate.code}`)}</legend>
      <Fields>
        {rateNumbers.map((name) => (
          <DraftField
            key={name}
            label={t(`shipping.${name}`)}
            value={rate[name]}
            maxLength={20}
            inputMode={isAmount(name) ? 'decimal' : 'numeric'}
            error={errorAt(`${at}.${name}`)}
            onText={(text) => onChange({ ...rate, [name]: text })}
          />
        ))}
      </Fields>
      <CheckboxField
        label={t('shipping.tracked')}
        checked={rate.tracked}
        onChange={({ target }) => onChange({ ...rate, tracked: target.checked })}
      />
    </Rate>
  );
}

const Rate = styled(Group)`
  width: 100%;
`;
