import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Note, Row } from '#src/pages/admin/shared/parts.ts';
import { OneOffer } from './OneOffer.tsx';
import { newOffer, type TypedBreak, type TypedOffer } from './product-draft.ts';
import type { Choices } from './product-choices.ts';
import type { FormOfProduct } from './use-product-form.ts';

interface OfferFieldsProps {
  form: FormOfProduct;
  choices: Choices;
}

/** How a part is sold: its packagings with minimum, step and prices. */
export function OfferFields({ form, choices }: OfferFieldsProps) {
  const { t } = useTranslation('admin_catalog');
  const { series } = useFormat();
  const mayChange = useMayChange()('catalog');
  const { draft, theirs, put, errorAt } = form;
  const { offers } = draft;
  const change = (place: number, changed: TypedOffer) => put({ offers: offers.map((one, other) => (other === place ? changed : one)) });
  const without = (place: number) => offers.filter((_, other) => other !== place);
  const toFront = (place: number, one: TypedOffer) => put({ offers: [one, ...without(place)] });
  return (
    <Group>
      <legend>
        <h3>{t('offers.heading')}</h3>
      </legend>
      <Note>{t('offers.hint', { currency: choices.base_currency })}</Note>
      {theirs.offers ? <Note role="status">{t('offers.theirs', { offers: series(theirs.offers.map(told)) })}</Note> : null}
      <FieldError>{errorAt('offers')}</FieldError>
      {offers.map((offer, place) => (
        <OneOffer
          // A new one has no code yet; none is moved before it has.
          key={offer.isNew ? `new ${place}` : offer.sku}
          offer={offer}
          at={`offers.${place}`}
          isFirst={place === 0}
          choices={choices}
          errorAt={errorAt}
          onChange={(changed) => change(place, changed)}
          onFirst={() => toFront(place, offer)}
          onRemove={() => put({ offers: without(place) })}
        />
      ))}
      {offers.length === 0 ? <Note>{t('offers.none')}</Note> : null}
      {mayChange ? (
        <Row>
          <Button onClick={() => put({ offers: [...offers, newOffer] })}>{t('offers.add')}</Button>
        </Row>
      ) : null}
    </Group>
  );
}

const toldBreaks = (breaks: readonly TypedBreak[]) => breaks.map(({ quantity, price }) => `${quantity}: ${price}`).join(' / ');

const told = ({ sku, price_breaks, own_prices }: TypedOffer) =>
  [sku, toldBreaks(price_breaks), ...Object.entries(own_prices).map(([currency, breaks]) => `${currency} ${toldBreaks(breaks)}`)]
    .filter(Boolean)
    .join(' ');
