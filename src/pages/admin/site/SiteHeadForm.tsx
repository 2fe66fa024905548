import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteHead } from '#contract/api/admin/site.ts';
import { type LocaleKey, locales } from '#contract/locale.ts';
import { useSaveHeadMutation } from '#src/api/admin/site.ts';
import { light } from '#src/ui/palette.ts';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Fields, Note, StepForm } from '#src/pages/admin/shared/parts.ts';
import { SaveRow } from '#src/pages/admin/shared/SaveRow.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

const pictures = ['logo', 'favicon', 'og_image'] as const;

/** What the shop is called and looks like. */
export function SiteHeadForm({ head, language }: { head: SiteHead; language: LocaleKey }) {
  const { t } = useTranslation('site');
  const step = useStep('saved');
  const [save] = useSaveHeadMutation();
  const [draft, setDraft] = useState(head);
  const { tag, name: languageName } = locales[language];
  const told = (field: 'title' | 'description') => ({
    lang: tag,
    label: t(`head.${field}`, { language: languageName }),
    value: draft[field][language] ?? '',
    error: step.errorAt(`${field}.${language}`),
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: { ...draft[field], [language]: target.value } }),
  });
  const field = (name: 'site_name' | 'theme_color' | (typeof pictures)[number]) => ({
    label: t(`head.${name}`),
    value: draft[name],
    error: step.errorAt(name),
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  return (
    <StepForm
      noValidate
      aria-label={t('head.heading')}
      onSubmit={(event) => {
        event.preventDefault();
        void step.run(() => save({ ...draft, idempotencyKey: crypto.randomUUID() }));
      }}
    >
      <h2>{t('head.heading')}</h2>
      <Note>{t('head.hint')}</Note>
      <Fields>
        <TextField {...field('site_name')} maxLength={60} />
        <TextField {...field('theme_color')} maxLength={7} placeholder={light.bg.canvas} />
      </Fields>
      <TextField {...told('title')} maxLength={120} />
      <TextAreaField {...told('description')} maxLength={300} rows={2} />
      <Fields>
        {pictures.map((picture) => (
          <TextField key={picture} {...field(picture)} hint={t('head.file_hint')} maxLength={500} inputMode="url" />
        ))}
      </Fields>
      <SaveRow step={step} label={t('head.save')} />
    </StepForm>
  );
}
