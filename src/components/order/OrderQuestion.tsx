import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#src/ui/Button.tsx';
import type { ButtonLook } from '#src/ui/button-style.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';

interface OrderQuestionProps {
  /** Words and name of the button that asks. */
  open: { text: string; label?: string } & Partial<ButtonLook>;
  /** Names the order. */
  question: string;
  /** What follows. */
  text: string;
  /** What went wrong; null while nothing did. */
  trouble: string | null;
  keep: string;
  confirm: { text: string; tone: ButtonLook['tone']; busy: boolean };
  /** True closes the dialog. */
  onConfirm: () => Promise<boolean>;
  onClose?: () => void;
  children?: ReactNode;
}

/** A button, and one more question before something happens to an order that cannot be taken back. */
export function OrderQuestion({ open, question, text, trouble, keep, confirm, onConfirm, onClose, children }: OrderQuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const { text: words, label, ...look } = open;
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  const press = async () => {
    if (await onConfirm()) close();
  };
  return (
    <>
      <Button {...look} aria-label={label} onClick={() => setOpen(true)}>
        {words}
      </Button>
      <Question
        open={isOpen}
        onClose={close}
        title={question}
        actions={
          <>
            <Button onClick={close}>{keep}</Button>
            <Button tone={confirm.tone} busy={confirm.busy} onClick={() => void press()}>
              {confirm.text}
            </Button>
          </>
        }
      >
        <p>{text}</p>
        {trouble === null ? null : (
          <Message tone="danger" role="alert">
            {trouble}
          </Message>
        )}
        {children}
      </Question>
    </>
  );
}

/** It opens inside table cells too, whose text stands otherwise. */
const Question = styled(Dialog)`
  text-align: start;
  white-space: normal;
`;
