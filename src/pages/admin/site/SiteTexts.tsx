import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteText } from '#contract/api/admin/site.ts';
import { type LocaleKey, locales } from '#contract/locale.ts';
import { useGetTextsQuery, useSaveLangMutation } from '#src/api/admin/site.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Note, Row, Stack, StepForm } from '#src/pages/admin/shared/parts.ts';
import { SaveRow } from '#src/pages/admin/shared/SaveRow.tsx';
import { textOf } from '#src/pages/admin/shared/form-text.ts';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Texts in the place of those that came with the shop: found by their words, or those that are changed. */
export function SiteTexts({ language }: { language: LocaleKey }) {
  const { t } = useTranslation(['site', 'common']);
  const [asked, setAsked] = useState({ keyword: '', page: 1 });
  const { currentData: data, error, refetch } = useGetTextsQuery({ locale: language, ...asked });
  return (
    <Stack>
      <StepForm
        role="search"
        aria-label={t('texts.heading')}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked({ keyword: textOf(event.currentTarget, 'keyword'), page: 1 });
        }}
      >
        <h2>{t('texts.heading')}</h2>
        <Note>{t('texts.hint')}</Note>
        <Row>
          <TextField name="keyword" label={t('texts.keyword')} maxLength={120} type="search" />
          <Button type="submit">{t('texts.find')}</Button>
        </Row>
      </StepForm>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data?.list.length === 0 ? <Note>{t(asked.keyword === '' ? 'texts.none_changed' : 'texts.none_found')}</Note> : null}
      {data?.list.map((one) => (
        <Text key={one.key + (one.text ?? '')} one={one} language={language} />
      ))}
      {data && data.last_page > 1 ? (
        <Row>
          <Button disabled={asked.page === 1} onClick={() => setAsked({ ...asked, page: asked.page - 1 })}>
            {t('common:previous_page')}
          </Button>
          <Button disabled={asked.page >= data.last_page} onClick={() => setAsked({ ...asked, page: asked.page + 1 })}>
            {t('common:next_page')}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}

function Text({ one: { key, original, text }, language }: { one: SiteText; language: LocaleKey }) {
  const { t } = useTranslation('site');
  const step = useStep('saved');
  const [save] = useSaveLangMutation();
  const [draft, setDraft] = useState(text ?? '');
  const path = `texts.${key}`;
  const problem = step.codeAt(path) === 'mismatch' ? t('texts.mismatch') : (step.errorAt(path) ?? step.errorAt('texts'));
  return (
    <StepForm
      noValidate
      aria-label={key}
      onSubmit={(event) => {
        event.preventDefault();
        void step.run(() => save({ locale: language, texts: { [key]: draft }, idempotencyKey: crypto.randomUUID() }));
      }}
    >
      <h3>{key}</h3>
      <Note lang={locales[language].tag}>{original}</Note>
      <TextAreaField
        label={t('texts.own')}
        hint={t('texts.own_hint')}
        lang={locales[language].tag}
        value={draft}
        error={problem}
        maxLength={2000}
        rows={2}
        onChange={({ target }) => setDraft(target.value)}
      />
      <SaveRow step={step} label={t('texts.save')} />
    </StepForm>
  );
}
