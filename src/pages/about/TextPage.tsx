import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useGetPageQuery } from '#src/api/content.ts';
import { Contents } from '#src/components/Contents.tsx';
import { LanguageNote } from '#src/components/language/LanguageNote.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { Prose } from '#src/components/Prose.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { OtherCountries } from './OtherCountries.tsx';
import { pageRequest } from '#contract/requests/page-request.ts';

/** A page about the shop: terms, privacy, delivery and the like. */
export function Component() {
  const { t } = useTranslation('about');
  const { date } = useFormat();
  const { pathname } = useLocation();
  const { currentData: page, error, refetch } = useGetPageQuery(pageRequest(pathname));
  if (!page) {
    return <Wrap>{error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton $height="24rem" />}</Wrap>;
  }
  return (
    <Wrap>
      <PageHead title={page.title} />
      <Columns>
        <Contents sections={page.sections} language={page.language} />
        <article>
          <h1 lang={page.language} tabIndex={-1}>
            {page.title}
          </h1>
          <Lead lang={page.language}>{page.summary}</Lead>
          <OtherCountries page={page} />
          <LanguageNote language={page.language} />
          <Prose html={page.body} language={page.language} />
          <Updated>{t('updated', { day: date(page.updated_at) })}</Updated>
        </article>
      </Columns>
    </Wrap>
  );
}

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['6']} ${theme.space['12']};
  padding-block: ${pageTop} ${theme.space['12']};
  article {
    flex: 1 1 0;
    min-width: min(100%, 20rem);
  }
`;

const Lead = styled.p`
  max-width: ${theme.layout.prose};
  margin-block: ${theme.space['3']} ${theme.space['5']};
  color: ${theme.color.text.secondary};
  font: ${theme.type.lead};
`;

const Updated = styled.p`
  margin-block-start: ${theme.space['8']};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.dense};
`;
