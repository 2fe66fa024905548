import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ArticleDetail } from '#contract/api/content.ts';
import { Contents } from '#src/components/Contents.tsx';
import { LanguageNote } from '#src/components/language/LanguageNote.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { Prose } from '#src/components/Prose.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { media, theme } from '#src/ui/theme.ts';
import { ArticleAside } from './ArticleAside.tsx';
import { ArticleList } from './ArticleCard.tsx';
import { Neighbours } from './Neighbours.tsx';

interface Props {
  article: ArticleDetail;
  /** The way here. */
  way: readonly ReactNode[];
  /** Between head and text, such as a block diagram. */
  before?: ReactNode;
  /** After the text, such as a bill of materials. */
  children?: ReactNode;
}

/** Text with its contents beside it, calculators and parts at its other side, further reading below. */
export function ArticleView({ article, way, before, children }: Props) {
  const { t } = useTranslation('content');
  return (
    <Wrap>
      <PageHead title={article.seo.title} />
      <Breadcrumb>{way}</Breadcrumb>
      <Columns>
        <Contents sections={article.toc} language={article.language} />
        <Main>
          <h1 lang={article.language} tabIndex={-1}>
            {article.title}
          </h1>
          <ByLine article={article} />
          <Lead lang={article.language}>{article.summary}</Lead>
          <LanguageNote language={article.language} />
          {article.is_sample ? <Message tone="info">{t('sample_text')}</Message> : null}
          {before}
          <Prose html={article.body} language={article.language} />
          {children}
        </Main>
        <ArticleAside calculators={article.calculators} products={article.products} />
      </Columns>
      <Neighbours previous={article.previous} next={article.next} />
      {article.related.length > 0 ? (
        <Related aria-labelledby="related">
          <h2 id="related">{t('related')}</h2>
          <ArticleList articles={article.related} />
        </Related>
      ) : null}
    </Wrap>
  );
}

function ByLine({ article: { author, published_at, updated_at, reading_minutes } }: { article: ArticleDetail }) {
  const { t } = useTranslation('content');
  const { date } = useFormat();
  return (
    <Facts>
      {author === null ? null : <span>{author}</span>}
      <time dateTime={published_at}>{date(published_at)}</time>
      {updated_at.slice(0, 10) === published_at.slice(0, 10) ? null : <span>{t('updated', { day: date(updated_at) })}</span>}
      <span>{t('minutes', { count: reading_minutes })}</span>
    </Facts>
  );
}

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['6']} ${theme.space['12']};
  padding-block: ${theme.space['4']} ${theme.space['8']};
`;

const Main = styled.article`
  flex: 1 1 0;
  min-width: min(100%, 20rem);
  > * + * {
    margin-block-start: ${theme.space['4']};
  }
  ${media.underMd} {
    flex-basis: 100%;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['3']};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.dense};
`;

const Lead = styled.p`
  max-width: ${theme.layout.prose};
  color: ${theme.color.text.secondary};
  font: ${theme.type.lead};
`;

const Related = styled.section`
  padding-block: ${theme.fluid.section};
  > h2 {
    margin-block-end: ${theme.space['4']};
  }
  @media print {
    display: none;
  }
`;
