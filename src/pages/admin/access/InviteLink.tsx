import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { useCopy } from '#src/ui/use-copy.ts';
import { inviteLink } from '#src/pages/admin/shared/admin-path.ts';
import { Note } from '#src/pages/admin/shared/parts.ts';

export interface Handed {
  name: string;
  token: string;
  expires_at: string;
}

/** A link that was just made, for the owner to hand on: shown this once. */
export function InviteLink({ handed: { name, token, expires_at: end }, onDone }: { handed: Handed; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  const { copy, outcome } = useCopy();
  const link = inviteLink(token);
  const place = useRef<HTMLDivElement>(null);
  // What made it may be far down the page.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Message
        tone="success"
        role="status"
        title={t('people.link_title', { name })}
        action={
          <>
            <Button onClick={() => void copy(link)}>{t(outcome === 'copied' ? 'copied' : 'people.copy_link')}</Button>
            <Button tone="quiet" onClick={onDone}>
              {t('people.hide_link')}
            </Button>
          </>
        }
      >
        <p>{t('people.link_lead', { end: dateTime(end) })}</p>
        <Note as="code">{link}</Note>
        {outcome === 'refused' ? <p>{t('copy_failed')}</p> : null}
      </Message>
    </div>
  );
}
