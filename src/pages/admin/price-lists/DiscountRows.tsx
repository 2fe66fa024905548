import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { ScopeChoices, useScopeChoices } from '#src/pages/admin/scope/ScopeChoices.tsx';
import { ScopeField } from '#src/pages/admin/scope/ScopeField.tsx';
import { Group, Row, WideFields } from '#src/pages/admin/shared/parts.ts';
import { emptyDiscount, isSent, type TypedDiscount } from './price-list-draft.ts';
import type { PriceListForm } from './use-price-list-form.ts';

/** The percentages of a price list; of those that apply to a part the greatest counts. */
export function DiscountRows({ form: { draft, put, errorAt } }: { form: PriceListForm }) {
  const { t } = useTranslation('admin_customers');
  const { discounts } = draft;
  const id = useId();
  const choices = useScopeChoices();
  const [categories, makers] = [`${id}-categories`, `${id}-makers`];
  const set = (place: number, change: Partial<TypedDiscount>) =>
    put({ discounts: discounts.map((one, other) => (other === place ? { ...one, ...change } : one)) });
  return (
    <>
      <ScopeChoices id={categories} list={choices.categories} />
      <ScopeChoices id={makers} list={choices.makers} />
      {discounts.map((one, place) => {
        const at = `discounts.${discounts.slice(0, place).filter(isSent).length}`;
        const wrong = (path: string) => (isSent(one) ? errorAt(`${at}.${path}`) : undefined);
        const only = (name: 'category' | 'manufacturer') => ({
          label: t(`price_list.${name}`),
          hint: t('price_list.scope_hint'),
          single: true,
          chosen: one[name] === '' ? [] : [one[name]],
          error: wrong(name),
          onChange: ([chosen = '']: string[]) => set(place, { [name]: chosen }),
        });
        return (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no other name
          <Group key={place}>
            <legend>{t('price_list.discount', { number: place + 1 })}</legend>
            <WideFields>
              <TextField
                compact
                inputMode="decimal"
                label={t('price_list.percent')}
                value={one.percent}
                maxLength={8}
                error={wrong('percent_bp')}
                onChange={({ target }) => set(place, { percent: target.value })}
              />
              <ScopeField {...only('category')} choices={choices.categories} list={categories} />
              <ScopeField {...only('manufacturer')} choices={choices.makers} list={makers} />
            </WideFields>
            <Row>
              <Button
                size="small"
                aria-label={t('price_list.remove_discount_named', { number: place + 1 })}
                onClick={() => put({ discounts: discounts.filter((_, other) => other !== place) })}
              >
                {t('price_list.remove_discount')}
              </Button>
            </Row>
          </Group>
        );
      })}
      <Row>
        <Button size="small" onClick={() => put({ discounts: [...discounts, emptyDiscount] })}>
          {t('price_list.add_discount')}
        </Button>
      </Row>
    </>
  );
}
