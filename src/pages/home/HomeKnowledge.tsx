import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Article } from '#contract/api/article.ts';
import { articlePath } from '#contract/routes/article-path.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { theme } from '#src/ui/theme.ts';
import { type BlockLook, HomeBlock } from './HomeBlock.tsx';

interface HomeKnowledgeProps extends BlockLook {
  articles: readonly Article[];
}

/** Articles that explain how to choose and use parts. */
export function HomeKnowledge({ articles, ...look }: HomeKnowledgeProps) {
  const { t } = useTranslation('home');
  if (articles.length === 0) return null;
  return (
    <HomeBlock id="knowledge" title={t('knowledge')} all={{ to: buildPath('news-knowledgeHub'), label: t('all_articles') }} {...look}>
      <List>
        {articles.map((article) => (
          <li key={article.web_url} lang={article.language}>
            {article.cover ? <Picture image={article.cover} sizes="(min-width: 48rem) 22rem, 100vw" alt="" /> : null}
            <h3>
              <RouteLink to={articlePath(article)}>{article.title}</RouteLink>
            </h3>
            <p>{article.summary}</p>
          </li>
        ))}
      </List>
    </HomeBlock>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${theme.space['4']} ${theme.space['8']};
  li {
    padding-block-start: ${theme.space['3']};
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
  img {
    width: 100%;
    margin-block-end: ${theme.space['2']};
    border-radius: ${theme.radius.panel};
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  h3 {
    font: ${theme.type.h3};
  }
  p {
    margin-block-start: ${theme.space['1']};
    color: ${theme.color.text.secondary};
  }
`;
