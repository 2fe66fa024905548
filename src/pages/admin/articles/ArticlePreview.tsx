import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type LocaleKey, locales } from '#contract/locale.ts';
import { usePreviewArticleQuery } from '#src/api/admin/article.ts';
import { Prose } from '#src/components/Prose.tsx';
import { apiErrorOf } from '#src/api/api-error.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';
import { Message } from '#src/ui/Message.tsx';
import { Group, Note } from '#src/pages/admin/shared/parts.ts';

/** Time without a key press after which the text is looked at. */
const pauseMilliseconds = 400;

/** Markdown as the article will show it, and what is wrong with its links and pictures. */
export function ArticlePreview({ body, language }: { body: string; language: LocaleKey }) {
  const { t } = useTranslation('admin_articles');
  const { series } = useFormat();
  const issueText = useIssueText();
  const [asked, setAsked] = useState(body);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(body), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [body]);
  const { currentData, data, error } = usePreviewArticleQuery(asked.trim() === '' ? skipToken : { body: asked });
  // While the next look is on its way the last one stands; a refused text has none.
  const shown = asked.trim() === '' || error ? undefined : (currentData ?? data);
  const refused = error && apiErrorOf(error);
  const [issue] = refused?.fields?.['body'] ?? [];
  const wrong = issue ? issueText({ code: issue.code }) : refused?.message;
  const { tag, name } = locales[language];
  return (
    <Group>
      <legend>
        <h3>{t('preview', { language: name })}</h3>
      </legend>
      {shown ? (
        <Whole>
          <Prose html={shown.html} language={tag} />
        </Whole>
      ) : null}
      {wrong ? (
        <Message tone="danger" role="status">
          <p>{wrong}</p>
        </Message>
      ) : null}
      {shown || wrong ? null : <Note>{t('preview_none')}</Note>}
      {shown && shown.lost_links.length > 0 ? (
        <Message tone="warning" role="status">
          <p>{t('lost', { links: series(shown.lost_links) })}</p>
        </Message>
      ) : null}
      {shown && shown.lost_pictures.length > 0 ? (
        <Message tone="warning" role="status">
          <p>{t('picture.lost', { pictures: series(shown.lost_pictures) })}</p>
        </Message>
      ) : null}
      {shown?.has_wordless_pictures ? (
        <Message tone="warning" role="status">
          <p>{t('picture.wordless')}</p>
        </Message>
      ) : null}
    </Group>
  );
}

/** As wide as there is room and no wider: tables scroll by themselves. */
const Whole = styled.div`
  justify-self: stretch;
  min-width: 0;
`;
