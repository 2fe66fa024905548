import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { theme } from '#src/ui/theme.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Row } from '#src/pages/admin/shared/parts.ts';
import type { TypedBreak } from './product-draft.ts';

interface PriceBreaksProps {
  breaks: readonly TypedBreak[];
  /** Their path in the request. */
  at: string;
  currency: string;
  errorAt: (path: string) => string | undefined;
  onChange: (breaks: TypedBreak[]) => void;
}

/** Prices of one piece from quantities on, in one currency. */
export function PriceBreaks({ breaks, at, currency, errorAt, onChange }: PriceBreaksProps) {
  const { t } = useTranslation('admin_catalog');
  const mayChange = useMayChange()('catalog');
  const put = (place: number, change: Partial<TypedBreak>) =>
    onChange(breaks.map((one, other) => (other === place ? { ...one, ...change } : one)));
  return (
    <>
      <FieldError>{errorAt(at)}</FieldError>
      <Breaks>
        {breaks.map((one, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- what is typed has no name of its own
          <li key={place}>
            <DraftField
              label={t('offers.from')}
              value={one.quantity}
              error={errorAt(`${at}.${place}.quantity`)}
              inputMode="numeric"
              maxLength={12}
              onText={(quantity) => put(place, { quantity })}
            />
            <DraftField
              label={t('offers.price', { currency })}
              value={one.price}
              error={errorAt(`${at}.${place}.price`)}
              inputMode="decimal"
              maxLength={20}
              onText={(price) => put(place, { price })}
            />
            {mayChange ? (
              <IconButton
                icon="trash"
                label={t('offers.remove_price', { quantity: one.quantity })}
                onClick={() => onChange(breaks.filter((_, other) => other !== place))}
              />
            ) : null}
          </li>
        ))}
      </Breaks>
      {mayChange ? (
        <Row>
          <Button onClick={() => onChange([...breaks, { quantity: '', price: '' }])}>{t('offers.add_price')}</Button>
        </Row>
      ) : null}
    </>
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
