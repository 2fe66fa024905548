import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Fields, Group, Note, Row } from '#src/pages/admin/shared/parts.ts';
import { CountryField } from './CountryField.tsx';
import type { TypedArrival } from './product-draft.ts';
import { useDraftText } from './use-draft-text.ts';
import type { FormOfProduct } from './use-product-form.ts';

/** How stock is sold: what is held back, whether one may order beyond it, what is on its way. */
export function StockFields({ form }: { form: FormOfProduct }) {
  const { t } = useTranslation('admin_catalog');
  const mayChange = useMayChange()('catalog');
  const { draft, put, errorAt } = form;
  const text = useDraftText(form);
  const { incoming } = draft;
  const change = (place: number, changed: Partial<TypedArrival>) =>
    put({ incoming: incoming.map((one, other) => (other === place ? { ...one, ...changed } : one)) });
  return (
    <Group>
      <legend>
        <h3>{t('stock.heading')}</h3>
      </legend>
      <Fields>
        <DraftField {...text('safety', 'stock.safety')} label={t('stock.safety')} inputMode="numeric" maxLength={12} />
        <DraftField {...text('lead_time_days', 'stock.lead_time_days')} label={t('stock.lead_time')} inputMode="numeric" maxLength={4} />
        <CountryField
          label={t('stock.country')}
          value={draft.warehouse_country}
          error={errorAt('stock.warehouse_country')}
          onChange={(warehouse_country) => put({ warehouse_country })}
        />
      </Fields>
      <CheckboxField label={t('stock.backorder')} checked={draft.backorder} onChange={({ target }) => put({ backorder: target.checked })} />
      <Note>{t('stock.incoming')}</Note>
      {incoming.map((one, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- what is typed has no name of its own
        <Row key={place}>
          <DraftField
            label={t('stock.pieces')}
            value={one.quantity}
            error={errorAt(`stock.incoming.${place}.quantity`)}
            inputMode="numeric"
            maxLength={12}
            onText={(quantity) => change(place, { quantity })}
          />
          <DraftField
            label={t('stock.arrives')}
            type="date"
            value={one.day}
            error={errorAt(`stock.incoming.${place}.expected_at`)}
            onText={(day) => change(place, { day })}
          />
          {mayChange ? (
            <IconButton
              icon="trash"
              label={t('stock.remove_arrival', { day: one.day })}
              onClick={() => put({ incoming: incoming.filter((_, other) => other !== place) })}
            />
          ) : null}
        </Row>
      ))}
      {mayChange ? (
        <Row>
          <Button onClick={() => put({ incoming: [...incoming, { quantity: '', day: '' }] })}>{t('stock.add_arrival')}</Button>
        </Row>
      ) : null}
    </Group>
  );
}
