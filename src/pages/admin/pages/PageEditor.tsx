import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdminPage, longestPage, type PageText } from '#contract/api/admin/page.ts';
import { isLocaleKey, type LocaleKey, localeKeys, locales } from '#contract/locale.ts';
import { useSavePageMutation } from '#src/api/admin/page.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { Message } from '#src/ui/Message.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { useDraftForm } from '#src/pages/admin/shared/use-draft-form.ts';
import { draftOf, isBlank, ownTexts, type PageDraft } from './page-draft.ts';
import { PagePreview } from './PagePreview.tsx';

const fields = ['title', 'summary', 'body'] as const;

/** Title, summary and text of a page, one language at a time, and how it will look. */
export function PageEditor({ page }: { page: AdminPage }) {
  const { t } = useTranslation('office_pages');
  const { series } = useFormat();
  const [language, setLanguage] = useState<LocaleKey>(useLocale().key);
  const [save] = useSavePageMutation();
  const { code, path, shipped } = page;
  const form = useDraftForm<PageDraft, { page: AdminPage | null }>({
    saved: draftOf(page),
    version: page.version,
    requestOf: (_changed, _issues, draft) => {
      const texts = ownTexts(draft, page);
      return (version) => save({ code, texts, version: Number(version), idempotencyKey: crypto.randomUUID() });
    },
    madeOf: ({ page: made }) => ({ saved: draftOf(made ?? { texts: {}, shipped }), version: made?.version ?? 0 }),
  });
  const { draft, theirs, put, errorAt } = form;
  const { tag } = locales[language];
  const elsewhere = localeKeys.filter((key) => key !== language && fields.some((name) => errorAt(`texts.${key}.${name}`) !== undefined));
  const field = (name: keyof PageText) => ({
    value: draft[language][name],
    lang: tag,
    error: errorAt(`texts.${language}.${name}`),
    theirs: theirs[language] && theirs[language][name] !== draft[language][name] ? theirs[language][name] : undefined,
    onText: (text: string) => put({ [language]: { ...draft[language], [name]: text } }),
  });
  return (
    <DraftForm scope="content" heading={path} hint={t('link_hint')} save={t('save')} form={form}>
      <SelectField
        label={t('language')}
        hint={t('language_hint')}
        value={language}
        options={localeKeys.map((key) => ({
          value: key,
          label: isBlank(draft[key]) ? locales[key].name : `${locales[key].name} ✓`,
          lang: locales[key].tag,
        }))}
        onChange={({ target }) => isLocaleKey(target.value) && setLanguage(target.value)}
      />
      <DraftField {...field('title')} label={t('title')} maxLength={120} />
      <DraftField {...field('summary')} label={t('summary')} hint={t('summary_hint')} rows={2} maxLength={300} />
      <DraftField {...field('body')} label={t('body')} hint={t('body_hint')} rows={16} maxLength={longestPage} />
      <PagePreview body={draft[language].body} language={tag} />
      {elsewhere.length > 0 ? (
        <Message tone="danger" role="alert">
          <p>{t('elsewhere', { languages: series(elsewhere.map((key) => locales[key].name)) })}</p>
        </Message>
      ) : null}
    </DraftForm>
  );
}
