import { useTranslation } from 'react-i18next';
import { packagings } from '#contract/api/part.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Fields, Group, Row } from '#src/pages/admin/shared/parts.ts';
import { OwnPrices } from './OwnPrices.tsx';
import { PriceBreaks } from './PriceBreaks.tsx';
import type { Choices } from './product-choices.ts';
import type { TypedOffer } from './product-draft.ts';

interface OneOfferProps {
  offer: TypedOffer;
  /** Its path in the request. */
  at: string;
  isFirst: boolean;
  choices: Choices;
  errorAt: (path: string) => string | undefined;
  onChange: (offer: TypedOffer) => void;
  onFirst: () => void;
  onRemove: () => void;
}

/** One packaging and its prices. */
export function OneOffer({ offer, at, isFirst, choices, errorAt, onChange, onFirst, onRemove }: OneOfferProps) {
  const { t } = useTranslation(['admin_catalog', 'buy']);
  const mayChange = useMayChange()('catalog');
  const put = (change: Partial<TypedOffer>) => onChange({ ...offer, ...change });
  const currency = choices.base_currency;
  const count = (name: 'pack_size' | 'moq' | 'multiple' | 'max_quantity') => ({
    label: t(`offers.${name}`),
    value: offer[name],
    error: errorAt(`${at}.${name}`),
    inputMode: 'numeric' as const,
    maxLength: 12,
    onText: (text: string) => put({ [name]: text }),
  });
  const title = [t(`buy:packaging.${offer.packaging}`), offer.sku].filter(Boolean).join(' · ');
  return (
    <Group aria-label={title}>
      <legend>
        <strong>{title}</strong>
      </legend>
      <Fields>
        <SelectField
          label={t('offers.packaging')}
          value={offer.packaging}
          options={packagings.map((one) => ({ value: one, label: t(`buy:packaging.${one}`) }))}
          onChange={({ target }) => put({ packaging: packagings.find((one) => one === target.value) ?? 'each' })}
        />
        <DraftField
          label={t('offers.sku')}
          hint={offer.isNew ? t('offers.sku_hint') : ''}
          value={offer.sku}
          readOnly={!offer.isNew}
          error={errorAt(`${at}.sku`)}
          maxLength={40}
          onText={(sku) => put({ sku })}
        />
        <DraftField {...count('pack_size')} />
        <DraftField {...count('moq')} />
        <DraftField {...count('multiple')} />
        <DraftField {...count('max_quantity')} />
        <DraftField
          label={t('offers.fee', { currency })}
          value={offer.fee}
          error={errorAt(`${at}.fee`)}
          inputMode="decimal"
          maxLength={20}
          onText={(fee) => put({ fee })}
        />
      </Fields>
      <PriceBreaks
        breaks={offer.price_breaks}
        at={`${at}.price_breaks`}
        currency={currency}
        errorAt={errorAt}
        onChange={(price_breaks) => put({ price_breaks })}
      />
      <OwnPrices offer={offer} at={`${at}.own_prices`} choices={choices} errorAt={errorAt} onChange={(own_prices) => put({ own_prices })} />
      <CheckboxField label={t('offers.hidden')} checked={offer.hidden} onChange={({ target }) => put({ hidden: target.checked })} />
      {mayChange && (offer.isNew || !isFirst) ? (
        <Row>
          {isFirst || offer.isNew ? null : <Button onClick={onFirst}>{t('offers.first')}</Button>}
          {offer.isNew ? <Button onClick={onRemove}>{t('offers.remove')}</Button> : null}
        </Row>
      ) : null}
    </Group>
  );
}
