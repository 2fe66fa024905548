import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { theme } from '#src/ui/theme.ts';

interface Props {
  label?: string;
  /** What the shop said when it did not take the words; null while there is nothing to say. */
  trouble: string | null;
  isSending: boolean;
  onSend: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The form of what a buyer writes about a part: fields, what went wrong, the way back and the way on. */
export function ReviewFrame({ label, trouble, isSending, onSend, onCancel, children }: Props) {
  const { t } = useTranslation('review');
  return (
    <Form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      {trouble === null ? null : (
        <Message tone="danger" role="alert" title={t('form.failed')}>
          {trouble}
        </Message>
      )}
      <Buttons>
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
        <Button type="submit" tone="primary" busy={isSending}>
          {t(isSending ? 'form.sending' : 'form.send')}
        </Button>
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space['4']};
  max-width: ${theme.layout.form};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
`;
