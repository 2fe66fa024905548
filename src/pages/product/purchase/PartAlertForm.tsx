import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PartAlertKind } from '#contract/api/product.ts';
import { useSaveStockAlertMutation } from '#src/api/catalog.ts';
import { useEmailEntry } from '#src/components/form/use-email-entry.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Message } from '#src/ui/Message.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';

export interface PartAlertProps {
  sku: string;
  quantity: number;
  /** Less than the quantity is there: then that is the first thing to wait for. */
  isShort: boolean;
}

/** One mail each when a quantity is there, when it costs less and when the lifecycle changes. */
export function PartAlertForm({ sku, quantity, isShort }: PartAlertProps) {
  const { t } = useTranslation(['product', 'validation']);
  const { integer } = useFormat();
  const [save, saving] = useSaveStockAlertMutation();
  const { email, check, field, hasFailed } = useEmailEntry(saving);
  const offered: PartAlertKind[] = isShort ? ['stock', 'price', 'lifecycle'] : ['price', 'lifecycle'];
  const [chosen, setChosen] = useState<readonly PartAlertKind[]>([isShort ? 'stock' : 'price']);
  const [isTried, setTried] = useState(false);
  const kinds = offered.filter((kind) => chosen.includes(kind));
  if (saving.isSuccess) {
    return (
      <Message tone="success" role="status">
        {t('alert.done', { email: email.trim() })}
      </Message>
    );
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (check(event.currentTarget) && kinds.length > 0 && !saving.isLoading) void save({ sku, email, quantity, kinds });
      }}
    >
      <div role="group" aria-label={t('alert.title')}>
        {offered.map((kind, place) => (
          <CheckboxField
            key={kind}
            label={t(`alert.kind.${kind}`, { quantity: integer(quantity) })}
            checked={chosen.includes(kind)}
            onChange={({ target }) => setChosen(target.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))}
            error={isTried && place === 0 && kinds.length === 0 ? t('alert.none') : undefined}
          />
        ))}
      </div>
      <p>{t('alert.text')}</p>
      {hasFailed ? (
        <Message tone="danger" role="alert">
          {t('alert.failed')}
        </Message>
      ) : null}
      <TextField label={t('alert.email')} {...field} />
      <Button type="submit" busy={saving.isLoading}>
        {t(saving.isLoading ? 'alert.sending' : 'alert.send')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space['2']};
`;
