import { useTranslation } from 'react-i18next';
import { longestText, type WrittenText } from '#contract/api/admin/article.ts';
import { type LocaleKey, locales } from '#contract/locale.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { Stack } from '#src/pages/admin/shared/parts.ts';
import { ArticlePreview } from './ArticlePreview.tsx';
import { PictureDrop } from './PictureDrop.tsx';

interface LanguageFieldsProps {
  language: LocaleKey;
  text: WrittenText;
  /** What somebody else has saved meanwhile. */
  theirs: WrittenText | undefined;
  errorAt: (path: string) => string | undefined;
  onText: (text: WrittenText) => void;
}

/** Title, summary and text in one language, and how it will look. */
export function LanguageFields({ language, text, theirs, errorAt, onText }: LanguageFieldsProps) {
  const { t } = useTranslation('admin_articles');
  const { tag, name } = locales[language];
  const field = (part: keyof WrittenText) => ({
    value: text[part],
    lang: tag,
    label: t(part, { language: name }),
    error: errorAt(`texts.${language}.${part}`),
    theirs: theirs && theirs[part] !== text[part] ? theirs[part] : undefined,
    onText: (typed: string) => onText({ ...text, [part]: typed }),
  });
  return (
    <Stack role="group" aria-label={name}>
      <DraftField {...field('title')} maxLength={120} />
      <DraftField {...field('summary')} hint={t('summary_hint')} rows={2} maxLength={300} />
      <PictureDrop body={text.body} language={language} onBody={(body) => onText({ ...text, body })}>
        <DraftField {...field('body')} hint={t('body_hint')} rows={16} maxLength={longestText} />
      </PictureDrop>
      <ArticlePreview body={text.body} language={language} />
    </Stack>
  );
}
