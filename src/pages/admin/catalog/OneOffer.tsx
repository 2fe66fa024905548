import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { packagings } from '#contract/api/part.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { theme } from '#src/ui/theme.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Fields, Group, Row } from '#src/pages/admin/shared/parts.ts';
import type { TypedBreak, TypedOffer } from './product-draft.ts';

interface OneOfferProps {
  offer: TypedOffer;
  /** Its path in the request. */
  at: string;
  isFirst: boolean;
  currency: string;
  errorAt: (path: string) => string | undefined;
  onChange: (offer: TypedOffer) => void;
  onFirst: () => void;
  onRemove: () => void;
}

/** One packaging and its prices. */
export function OneOffer({ offer, at, isFirst, currency, errorAt, onChange, onFirst, onRemove }: OneOfferProps) {
  const { t } = useTranslation(['admin_catalog', 'buy']);
  const mayChange = useMayChange()('catalog');
  const put = (change: Partial<TypedOffer>) => onChange({ ...offer, ...change });
  const { price_breaks: breaks } = offer;
  const putBreak = (place: number, change: Partial<TypedBreak>) =>
    put({ price_breaks: breaks.map((one, other) => (other === place ? { ...one, ...change } : one)) });
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
      <FieldError>{errorAt(`${at}.price_breaks`)}</FieldError>
      <Breaks>
        {breaks.map((one, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- what is typed has no name of its own
          <li key={place}>
            <DraftField
              label={t('offers.from')}
              value={one.quantity}
              error={errorAt(`${at}.price_breaks.${place}.quantity`)}
              inputMode="numeric"
              maxLength={12}
              onText={(quantity) => putBreak(place, { quantity })}
            />
            <DraftField
              label={t('offers.price', { currency })}
              value={one.price}
              error={errorAt(`${at}.price_breaks.${place}.price`)}
              inputMode="decimal"
              maxLength={20}
              onText={(price) => putBreak(place, { price })}
            />
            {mayChange ? (
              <IconButton
                icon="trash"
                label={t('offers.remove_price', { quantity: one.quantity })}
                onClick={() => put({ price_breaks: breaks.filter((_, other) => other !== place) })}
              />
            ) : null}
          </li>
        ))}
      </Breaks>
      <CheckboxField label={t('offers.hidden')} checked={offer.hidden} onChange={({ target }) => put({ hidden: target.checked })} />
      {mayChange ? (
        <Row>
          <Button onClick={() => put({ price_breaks: [...breaks, { quantity: '', price: '' }] })}>{t('offers.add_price')}</Button>
          {isFirst || offer.isNew ? null : <Button onClick={onFirst}>{t('offers.first')}</Button>}
          {offer.isNew ? <Button onClick={onRemove}>{t('offers.remove')}</Button> : null}
        </Row>
      ) : null}
    </Group>
  );
}

const Breaks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${theme.space['3']};
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    align-items: end;
    gap: ${theme.space['2']};
  }
`;
