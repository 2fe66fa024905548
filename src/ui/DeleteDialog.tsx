import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Message } from './Message.tsx';

interface DeleteDialogProps {
  /** What the button says, and the one that confirms. */
  label: string;
  /** The same with the thing's name, for those who hear a list of such buttons. */
  namedLabel: string;
  /** What the button that confirms says meanwhile; `label` without it. */
  busyLabel?: string;
  keepLabel: string;
  title: string;
  isBusy: boolean;
  /** Why it is still there. */
  error: string | null;
  /** What goes, and what with it. */
  children: ReactNode;
  /** Gives whether it is gone. */
  onConfirm: () => Promise<boolean>;
}

/** A button that deletes something once it is asked for again. */
export function DeleteDialog({
  label,
  namedLabel,
  busyLabel = label,
  keepLabel,
  title,
  isBusy,
  error,
  children,
  onConfirm,
}: DeleteDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const confirm = async () => {
    if (await onConfirm()) setOpen(false);
  };
  return (
    <>
      <Button size="small" tone="danger" aria-label={namedLabel} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{keepLabel}</Button>
            <Button tone="dangerSolid" busy={isBusy} onClick={() => void confirm()}>
              {isBusy ? busyLabel : label}
            </Button>
          </>
        }
      >
        {children}
        {error === null ? null : (
          <Message tone="danger" role="alert">
            {error}
          </Message>
        )}
      </Dialog>
    </>
  );
}
