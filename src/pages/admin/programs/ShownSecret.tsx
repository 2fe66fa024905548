import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { useCopy } from '#src/ui/use-copy.ts';
import { Note } from '#src/pages/admin/shared/parts.ts';

interface ShownSecretProps {
  made: { name: string; secret: string };
  onDone: () => void;
}

/** A secret that was just made: shown this once. */
export function ShownSecret({ made: { name, secret }, onDone }: ShownSecretProps) {
  const { t } = useTranslation(['admin_programs', 'admin']);
  const { copy, outcome } = useCopy();
  const place = useRef<HTMLDivElement>(null);
  // What made it may be far down the page.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Message
        tone="success"
        role="status"
        title={t('admin_programs:secret.title', { name })}
        action={
          <>
            <Button onClick={() => void copy(secret)}>{t(outcome === 'copied' ? 'admin:copied' : 'admin_programs:secret.copy')}</Button>
            <Button tone="quiet" onClick={onDone}>
              {t('admin_programs:secret.hide')}
            </Button>
          </>
        }
      >
        <p>{t('admin_programs:secret.lead')}</p>
        <Note as="code">{secret}</Note>
        {outcome === 'refused' ? <p>{t('admin:copy_failed')}</p> : null}
      </Message>
    </div>
  );
}
