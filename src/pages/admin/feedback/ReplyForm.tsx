import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/Button.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { Row } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

interface ReplyFormProps {
  send: (text: string) => Promise<{ error?: unknown }>;
  onDone: () => void;
}

/** An answer in the shop's name. */
export function ReplyForm({ send, onDone }: ReplyFormProps) {
  const { t } = useTranslation('admin');
  const step = useStep();
  const [text, setText] = useState('');
  const submit = async () => {
    if (await step.run(() => send(text))) onDone();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Trouble step={step} />
      <TextAreaField
        label={t('reply.text')}
        rows={4}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={step.errorAt('text')}
      />
      <Row>
        <Button type="submit" busy={step.isBusy}>
          {t('reply.send')}
        </Button>
      </Row>
    </form>
  );
}
