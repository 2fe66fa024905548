import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AdminArticle, ArticleVersion } from '#contract/api/admin/article.ts';
import { pageCodes } from '#contract/api/content.ts';
import { fallbackLocale, isLocaleKey, type LocaleKey, localeKeys, locales } from '#contract/locale.ts';
import { useSaveArticleMutation } from '#src/api/admin/article.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { Message } from '#src/ui/Message.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { theme } from '#src/ui/theme.ts';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { Note } from '#src/pages/admin/shared/parts.ts';
import { useDraftForm } from '#src/pages/admin/shared/use-draft-form.ts';
import { type ArticleDraft, draftOf, isBlank, momentOf, ownFacts, ownTexts, writtenDraft } from './article-draft.ts';
import { CoverField } from './CoverField.tsx';
import { ArticleVersions } from './ArticleVersions.tsx';
import { FactFields } from './FactFields.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { readVariant, VariantFields } from './VariantFields.tsx';
import { TimeFields } from './TimeFields.tsx';

const fields = ['title', 'summary', 'body'] as const;
const translations = localeKeys.filter((key) => key !== fallbackLocale);

/** An article: the English text and a translation beside each other, what stands beside them, for when it is, and how it was. */
export function ArticleEditor({ article }: { article: AdminArticle }) {
  const { t } = useTranslation('admin_articles');
  const { dateTime, series } = useFormat();
  const { key: own } = useLocale();
  const [language, setLanguage] = useState<LocaleKey | null>(own === fallbackLocale ? null : own);
  const [backTo, setBackTo] = useState<string | null>(null);
  const [save] = useSaveArticleMutation();
  const { kind, slug, path, shipped } = article;
  const mayStand = kind === 'page' && !pageCodes.some((one) => one === slug);
  const form = useDraftForm<ArticleDraft, { article: AdminArticle | null }>({
    saved: draftOf(article),
    version: article.version,
    requestOf: (_changed, _issues, whole) => {
      const { time } = whole;
      const when = time.isDraft ? { is_draft: true } : { from: momentOf(time.from), until: momentOf(time.until) };
      const written = {
        texts: ownTexts(whole, article),
        facts: ownFacts(whole, article),
        ...(mayStand && { variant: readVariant(whole.variant) }),
      };
      return (version) => save({ kind, slug, ...written, ...when, version: Number(version), idempotencyKey: crypto.randomUUID() });
    },
    madeOf: ({ article: made }) => ({
      saved: draftOf(made ?? { shipped, live: null, draft: null, variant: null }),
      version: made?.version ?? 0,
    }),
  });
  const { draft, theirs, put, errorAt } = form;
  const shown = language === null ? [fallbackLocale] : [fallbackLocale, language];
  const elsewhere = localeKeys.filter(
    (key) => !shown.includes(key) && fields.some((name) => errorAt(`texts.${key}.${name}`) !== undefined),
  );
  const variantError = form.codeAt('variant.countries') === 'not_unique' ? t('variant.taken') : errorAt('variant.countries');
  const missing = localeKeys.filter((key) => isBlank(draft[key]));
  const restore = ({ texts, facts, at }: ArticleVersion) => {
    put(writtenDraft({ texts, facts }, article));
    setBackTo(at);
  };
  return (
    <>
      {backTo !== null && form.isTouched ? (
        <Message tone="info" role="status">
          <p>{t('versions.restored', { time: dateTime(backTo) })}</p>
        </Message>
      ) : null}
      <DraftForm scope="content" heading={path} hint={t(kind === 'page' ? 'link_hint' : 'list_hint')} save={t('save')} form={form}>
        <SelectField
          label={t('language')}
          hint={t('language_hint')}
          value={language ?? ''}
          options={[
            { value: '', label: t('language_none') },
            ...translations.map((key) => ({
              value: key,
              label: isBlank(draft[key]) ? locales[key].name : `${locales[key].name} ✓`,
              lang: locales[key].tag,
            })),
          ]}
          onChange={({ target }) => setLanguage(isLocaleKey(target.value) ? target.value : null)}
        />
        <Note>
          {missing.length === 0 ? t('missing_none') : t('missing_in', { languages: series(missing.map((key) => locales[key].name)) })}
        </Note>
        <Beside>
          {shown.map((key) => (
            <LanguageFields
              key={key}
              language={key}
              text={draft[key]}
              theirs={theirs[key]}
              errorAt={errorAt}
              onText={(text) => put({ [key]: text })}
            />
          ))}
        </Beside>
        {kind === 'page' ? null : (
          <CoverField cover={draft.cover} languages={shown} errorAt={errorAt} onCover={(cover) => put({ cover })} />
        )}
        <FactFields article={article} facts={draft.facts} errorAt={errorAt} onFacts={(facts) => put({ facts })} />
        {mayStand ? <VariantFields draft={draft.variant} error={variantError} onChange={(variant) => put({ variant })} /> : null}
        <TimeFields time={draft.time} errorAt={errorAt} onTime={(time) => put({ time })} />
        {elsewhere.length > 0 ? (
          <Message tone="danger" role="alert">
            <p>{t('elsewhere', { languages: series(elsewhere.map((key) => locales[key].name)) })}</p>
          </Message>
        ) : null}
      </DraftForm>
      {article.version > 0 ? <ArticleVersions article={article} onRestore={restore} /> : null}
    </>
  );
}

/** As wide as the screen allows; below each other on a phone. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  align-items: start;
  gap: ${theme.space['5']};
`;
