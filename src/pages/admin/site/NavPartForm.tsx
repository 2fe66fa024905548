import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteNav } from '#contract/api/admin/site.ts';
import type { LocaleKey } from '#contract/locale.ts';
import { useSaveNavMutation } from '#src/api/admin/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { EntryList } from './EntryList.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, StepForm } from '#src/pages/admin/shared/parts.ts';
import { SaveRow } from '#src/pages/admin/shared/SaveRow.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

interface NavPartFormProps {
  part: 'headColumn' | 'otherNav';
  nav: SiteNav;
  /** Not what came with the shop. */
  isOwn: boolean;
  language: LocaleKey;
}

/** The links of the header, or those beside them. */
export function NavPartForm({ part, nav, isOwn, language }: NavPartFormProps) {
  const { t } = useTranslation('site');
  const heading = t(part === 'headColumn' ? 'nav.header' : 'nav.beside');
  const step = useStep('saved');
  const mayChange = useMayChange()('content');
  const [save] = useSaveNavMutation();
  const [entries, setEntries] = useState(nav[part]);
  const send = (value: typeof entries | null) => step.run(() => save({ [part]: value, idempotencyKey: crypto.randomUUID() }));
  return (
    <StepForm
      noValidate
      aria-label={heading}
      onSubmit={(event) => {
        event.preventDefault();
        void send(entries);
      }}
    >
      <h2>{heading}</h2>
      <Note>{t('nav.hint')}</Note>
      <EntryList entries={entries} at={part} step={step} language={language} mayNest onChange={setEntries} />
      <SaveRow step={step} label={t('nav.save')}>
        {isOwn && mayChange ? <Button onClick={() => void send(null)}>{t('nav.reset')}</Button> : null}
      </SaveRow>
    </StepForm>
  );
}
