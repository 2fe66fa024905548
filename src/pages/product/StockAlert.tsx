import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { email as emailSchema } from '#contract/api/fields.ts';
import { useSaveStockAlertMutation } from '#src/api/catalog.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';

/** One mail when a quantity is there. */
export function StockAlert({ sku, quantity }: { sku: string; quantity: number }) {
  const { t } = useTranslation(['product', 'validation']);
  const { integer } = useFormat();
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [save, { isLoading, isSuccess, isError }] = useSaveStockAlertMutation();
  const pieces = integer(quantity);
  if (isSuccess) {
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
        const isReadable = emailSchema.safeParse(email).success;
        setWrong(!isReadable);
        if (isReadable && !isLoading) void save({ sku, email, quantity });
      }}
    >
      <h2>{t('alert.title')}</h2>
      <p>{t('alert.text', { quantity: pieces })}</p>
      {isError ? (
        <Message tone="danger" role="alert">
          {t('alert.failed')}
        </Message>
      ) : null}
      <TextField
        label={t('alert.email')}
        type="email"
        autoComplete="email"
        value={email}
        error={isWrong ? t('validation:email') : undefined}
        onChange={(event) => {
          setEmail(event.target.value);
          if (isWrong) setWrong(!emailSchema.safeParse(event.target.value).success);
        }}
      />
      <Button type="submit" busy={isLoading}>
        {t(isLoading ? 'alert.sending' : 'alert.send')}
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
