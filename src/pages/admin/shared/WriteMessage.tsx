import { useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { textOf } from './form-text.ts';
import { Row, StepForm } from './parts.ts';
import { Trouble } from './Trouble.tsx';
import { type Answer, useStep } from './use-step.ts';

interface WriteMessageProps {
  title: string;
  /** Of the button. */
  label: string;
  /** Said beside the button once it is sent; left out, it is said as of any other change. */
  sent?: string;
  write: (text: string) => Promise<Answer>;
}

/** Writes to a customer by mail. */
export function WriteMessage({ title, label, sent, write }: WriteMessageProps) {
  const step = useStep(sent === undefined ? 'done' : null);
  const form = useRef<HTMLFormElement>(null);
  const [isSent, setSent] = useState(false);
  const send = async (text: string) => {
    const isDone = await step.run(() => write(text));
    setSent(isDone);
    if (isDone) form.current?.reset();
  };
  return (
    <StepForm
      ref={form}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void send(textOf(event.currentTarget, 'text'));
      }}
    >
      <Trouble step={step} />
      <TextAreaField name="text" label={title} rows={3} maxLength={2000} error={step.errorAt('text')} />
      <Row>
        <Button type="submit" busy={step.isBusy}>
          {label}
        </Button>
        {sent === undefined ? null : <span role="status">{isSent ? sent : ''}</span>}
      </Row>
    </StepForm>
  );
}
