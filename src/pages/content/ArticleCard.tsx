import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Article } from '#contract/api/article.ts';
import { articlePath } from '#contract/routes/article-path.ts';
import { LanguageMark } from '#src/components/language/LanguageMark.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Tag } from '#src/ui/panel.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { theme } from '#src/ui/theme.ts';

/** An article in a list: title, what it is about, when it was written and how long it takes. */
function ArticleCard({ article, heading: Heading }: { article: Article; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('content');
  const { date } = useFormat();
  return (
    <Item>
      {article.cover ? <Cover image={article.cover} sizes="(min-width: 48rem) 22rem, 100vw" alt="" /> : null}
      <Heading lang={article.language}>
        <RouteLink to={articlePath(article)}>{article.title}</RouteLink>
      </Heading>
      <p lang={article.language}>{article.summary}</p>
      <Facts>
        <LanguageMark language={article.language} />
        {article.is_sample ? <Tag>{t('sample')}</Tag> : null}
        {article.category ? <span>{article.category.name}</span> : null}
        <time dateTime={article.published_at}>{date(article.published_at)}</time>
        <span>{t('minutes', { count: article.reading_minutes })}</span>
      </Facts>
    </Item>
  );
}

/** Articles side by side; `heading` is the level below that of what stands above them. */
export function ArticleList({ articles, heading = 'h3' }: { articles: readonly Article[]; heading?: 'h2' | 'h3' }) {
  return (
    <List>
      {articles.map((article) => (
        <ArticleCard key={`${article.kind}/${article.web_url}`} article={article} heading={heading} />
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${theme.space['6']} ${theme.space['8']};
`;

const Cover = styled(Picture)`
  aspect-ratio: 16 / 9;
  border-radius: ${theme.radius.panel};
  img {
    height: 100%;
    object-fit: cover;
  }
`;

const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${theme.space['2']};
  padding-block-start: ${theme.space['4']};
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  h2,
  h3 {
    font: ${theme.type.h2};
    letter-spacing: ${theme.tracking.h2};
  }
  > p {
    color: ${theme.color.text.secondary};
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['3']};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.dense};
`;
