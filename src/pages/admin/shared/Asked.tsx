import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

interface AskedProps {
  /** What the button does. */
  label: string;
  /** Says it of one thing among several. */
  title: string;
  isBusy: boolean;
  /** Beside other small buttons. */
  small?: boolean;
  onSure: () => void;
  children?: ReactNode;
}

/** A button that takes something away, and asks before it does. */
export function Asked({ label, title, isBusy, small = false, onSure, children }: AskedProps) {
  const { t } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  // Whoever speaks to the machine says what the button shows, so its name has that too.
  const name = title.includes(label) ? title : `${label}: ${title}`;
  return (
    <>
      <Button
        tone="danger"
        size={small ? 'small' : 'medium'}
        busy={isBusy}
        {...(title !== label && { 'aria-label': name })}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={title}
        actions={
          <>
            <Button onClick={close}>{t('keep')}</Button>
            <Button
              tone="danger"
              onClick={() => {
                close();
                onSure();
              }}
            >
              {label}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  );
}
