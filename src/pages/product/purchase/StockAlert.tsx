import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSaveStockAlertMutation } from '#src/api/catalog.ts';
import { useEmailEntry } from '#src/components/form/use-email-entry.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';

/** One mail when a quantity is there. */
export function StockAlert({ sku, quantity }: { sku: string; quantity: number }) {
  const { t } = useTranslation(['product', 'validation']);
  const { integer } = useFormat();
  const [save, saving] = useSaveStockAlertMutation();
  const { email, check, field, hasFailed } = useEmailEntry(saving);
  const pieces = integer(quantity);
  if (saving.isSuccess) {
    return (
      <Message tone="success" role="status">
        {t('alert.done', { email: email.trim(), quantity: pieces })}
      </Message>
    );
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (check(event.currentTarget) && !saving.isLoading) void save({ sku, email, quantity });
      }}
    >
      <h2>{t('alert.title')}</h2>
      <p>{t('alert.text', { quantity: pieces })}</p>
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
  font: ${theme.type.dense};
  h2 {
    font: ${theme.type.h3};
  }
`;
