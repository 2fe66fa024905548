import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ShippingOption } from '#contract/api/shipping-option.ts';
import { useGetCountriesQuery } from '#src/api/address.ts';
import { useDeliveryText } from './use-delivery-text.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { Message } from '#src/ui/Message.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { theme } from '#src/ui/theme.ts';

interface DeliveryEstimateProps {
  country: string;
  /** Undefined while they are asked for. */
  options: ShippingOption[] | undefined;
  currency: string;
  onChoose: (country: string) => void;
}

/** Where to, and what each delivery there costs and takes. */
export function DeliveryEstimate({ country, options, currency, onChoose }: DeliveryEstimateProps) {
  const { t } = useTranslation('order_summary');
  const nameOf = useCountryName();
  const { money } = useFormat();
  const { data } = useGetCountriesQuery();
  const deliveryText = useDeliveryText(currency);
  const offered = (data?.list ?? []).filter(({ ships }) => ships);
  const isListed = offered.some(({ code }) => code === country);
  return (
    <Estimate>
      <SelectField
        label={t('estimate.country')}
        value={country}
        options={[
          ...(isListed ? [] : [{ value: country, label: nameOf(country) }]),
          ...offered.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={(event) => onChoose(event.target.value)}
      />
      {options?.length === 0 ? <Message tone="warning">{t('estimate.none')}</Message> : null}
      {options?.map((option) => (
        <p key={option.code}>
          {t('estimate.offer', { name: option.name, price: money(option.price, currency), terms: deliveryText(option) })}
        </p>
      ))}
    </Estimate>
  );
}

const Estimate = styled.div`
  display: grid;
  gap: ${theme.space['2']};
`;
