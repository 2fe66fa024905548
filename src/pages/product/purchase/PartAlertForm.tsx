import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PartAlertKind } from '#contract/api/product.ts';
import { readCurrency } from '#contract/money.ts';
import { useSaveStockAlertMutation } from '#src/api/catalog.ts';
import { useEmailEntry } from '#src/components/form/use-email-entry.ts';
import { selectCurrency } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Message } from '#src/ui/Message.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { usePriceBelow } from './use-price-below.ts';

export interface PartAlertProps {
  sku: string;
  quantity: number;
  /** Less than the quantity is there: then that is the first thing to wait for. */
  isShort: boolean;
}

/** One mail each when a quantity is there, when it costs less and when the lifecycle changes. */
export function PartAlertForm({ sku, quantity, isShort }: PartAlertProps) {
  const { t } = useTranslation(['part_alert', 'product', 'validation']);
  const { integer } = useFormat();
  const [save, saving] = useSaveStockAlertMutation();
  const { email, check, field, hasFailed } = useEmailEntry(saving);
  const offered: PartAlertKind[] = isShort ? ['stock', 'price', 'lifecycle'] : ['price', 'lifecycle'];
  const [chosen, setChosen] = useState<readonly PartAlertKind[]>([isShort ? 'stock' : 'price']);
  const [isTried, setTried] = useState(false);
  const kinds = offered.filter((kind) => chosen.includes(kind));
  const currency = readCurrency(useAppSelector(selectCurrency) ?? undefined);
  const price = usePriceBelow(currency, quantity, saving);
  const asksPrice = kinds.includes('price') && currency !== null;
  const send = (form: HTMLFormElement) => {
    setTried(true);
    const isRead = !asksPrice || price.check();
    if (!check(form) || !isRead || kinds.length === 0 || saving.isLoading) return;
    void save({ sku, email, quantity, kinds, ...(asksPrice && price.below && { below: price.below }) });
  };
  if (saving.isSuccess) {
    return (
      <Message tone="success" role="status">
        {t('done', { email: email.trim() })}
      </Message>
    );
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <div role="group" aria-label={t('product:alert.title')}>
        {offered.map((kind, place) => (
          <CheckboxField
            key={kind}
            label={t(`kind.${kind}`, { quantity: integer(quantity) })}
            checked={chosen.includes(kind)}
            onChange={({ target }) => setChosen(target.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))}
            error={isTried && place === 0 && kinds.length === 0 ? t('none') : undefined}
          />
        ))}
      </div>
      {asksPrice ? <TextField compact {...price.field} /> : null}
      <p>{t('text')}</p>
      {hasFailed && !price.isRefused ? (
        <Message tone="danger" role="alert">
          {t('failed')}
        </Message>
      ) : null}
      <TextField label={t('email')} {...field} />
      <Button type="submit" busy={saving.isLoading}>
        {t(saving.isLoading ? 'sending' : 'send')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space['2']};
`;
