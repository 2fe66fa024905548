import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { useCopy } from '#src/ui/use-copy.ts';
import { Note } from './parts.ts';

interface ShownOnceProps {
  title: string;
  lead: string;
  text: string;
  /** Of the buttons. */
  copyLabel: string;
  hideLabel: string;
  onDone: () => void;
}

/** Something that was just made and that the shop does not know any more, to be copied from here. */
export function ShownOnce({ title, lead, text, copyLabel, hideLabel, onDone }: ShownOnceProps) {
  const { t } = useTranslation('admin');
  const { copy, outcome } = useCopy();
  const place = useRef<HTMLDivElement>(null);
  // What made it may be far down the page.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Message
        tone="success"
        role="status"
        title={title}
        action={
          <>
            <Button onClick={() => void copy(text)}>{outcome === 'copied' ? t('copied') : copyLabel}</Button>
            <Button tone="quiet" onClick={onDone}>
              {hideLabel}
            </Button>
          </>
        }
      >
        <p>{lead}</p>
        <Note as="code">{text}</Note>
        {outcome === 'refused' ? <p>{t('copy_failed')}</p> : null}
      </Message>
    </div>
  );
}
