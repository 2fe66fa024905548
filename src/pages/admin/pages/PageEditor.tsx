import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdminPage, longestPage, type PageText } from '#contract/api/admin/page.ts';
import { pageCodes } from '#contract/api/content.ts';
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
import { readVariant, VariantFields } from './VariantFields.tsx';
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
      const variant = readVariant(draft.variant);
      return (version) => save({ code, texts, variant, version: Number(version), idempotencyKey: crypto.randomUUID() });
    },
    madeOf: ({ page: made }) => ({ saved: draftOf(made ?? { texts: {}, shipped, variant: null }), version: made?.version ?? 0 }),
  });
  const { draft, theirs, put, errorAt } = form;
  const isLegal = pageCodes.some((one) => one === code);
  const variantError =
    form.codeAt('variant.countries') === 'not_unique'
      ? t('variant.taken')
      : (errorAt('variant.countries') ?? [...Array(250).keys()].map((at) => errorAt(`variant.countries.${at}`)).find(Boolean));
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
      {isLegal ? null : <VariantFields draft={draft.variant} error={variantError} onChange={(variant) => put({ variant })} />}
      <PagePreview body={draft[language].body} language={tag} />
      {elsewhere.length > 0 ? (
        <Message tone="danger" role="alert">
          <p>{t('elsewhere', { languages: series(elsewhere.map((key) => locales[key].name)) })}</p>
        </Message>
      ) : null}
    </DraftForm>
  );
}
