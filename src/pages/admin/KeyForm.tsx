import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { textOf } from './form-text.ts';

/** Asks for the key once; it stays in this tab and is gone with it. */
export function KeyForm({ onKey }: { onKey: (key: string) => void }) {
  const { t } = useTranslation('admin');
  const [error, setError] = useState<string>();
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const key = textOf(event.currentTarget, 'key');
        if (/^ok_[\w-]{43}$/.test(key)) onKey(key);
        else setError(t('key.wrong'));
      }}
    >
      <TextField
        name="key"
        type="password"
        label={t('key.label')}
        hint={t('key.hint')}
        error={error}
        autoComplete="off"
        spellCheck={false}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" tone="primary">
        {t('key.open')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space['4']};
  justify-items: start;
  max-width: ${theme.layout.dialog};
  > :first-child {
    width: 100%;
  }
`;
