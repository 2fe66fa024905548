import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileField } from '#src/components/file/FileField.tsx';
import { writeId } from '#src/components/write/use-write-form.ts';
import { Written } from '#src/components/write/Written.tsx';
import { WriteForm } from '#src/components/write/WriteForm.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { type LinkField, useLinkForm } from './use-link-form.ts';

/** Proposes a link; it is looked at before it is shown. */
export function LinkForm() {
  const { t } = useTranslation('links');
  const [sent, setSent] = useState<string | null>(null);
  if (sent === null) return <Form onSent={setSent} />;
  return (
    <Written title={t('sent.title')} again={t('sent.again')} onAgain={() => setSent(null)}>
      <p>{t('sent.text', { title: sent })}</p>
    </Written>
  );
}

function Form({ onSent }: { onSent: (title: string) => void }) {
  const { t } = useTranslation('links');
  const { state, logo } = useLinkForm(onSent);
  const { register, formState } = state.form;
  const field = (name: LinkField) => ({
    ...register(name),
    id: writeId(name),
    label: t(`form.${name}`),
    error: formState.errors[name]?.message,
  });
  return (
    <WriteForm state={state} pageTitle={t('title')} heading={t('form.heading')} action={t('form.submit')} sending={t('form.sending')}>
      <p>{t('form.text')}</p>
      <TextField {...field('title')} maxLength={60} />
      <TextField
        {...field('url')}
        hint={t('form.url_hint')}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
      />
      <TextField {...field('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
      <TextAreaField {...field('description')} optional rows={3} maxLength={200} />
      <FileField {...logo} label={t('form.logo')} purpose="link_logo" optional />
    </WriteForm>
  );
}
