import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Article } from '#contract/api/article.ts';
import { articlePath } from '#contract/routes/article-path.ts';
import { LanguageMark } from '#src/components/language/LanguageMark.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { theme } from '#src/ui/theme.ts';

/** Guides and articles about the parts of a list. */
export function ReadAbout({ articles }: { articles: readonly Article[] }) {
  const { t } = useTranslation('catalog');
  if (articles.length === 0) return null;
  return (
    <Section aria-labelledby="read-about">
      <h2 id="read-about">{t('read_about')}</h2>
      <ul>
        {articles.map((article) => (
          <li key={`${article.kind}/${article.web_url}`}>
            <RouteLink to={articlePath(article)}>
              <span lang={article.language}>{article.title}</span>
              <LanguageMark language={article.language} />
            </RouteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  padding-block: ${theme.space['4']} ${theme.space['8']};
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  h2 {
    font: ${theme.type.h3};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
    column-gap: ${theme.space['8']};
    align-items: start;
    margin-block-start: ${theme.space['2']};
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${theme.size.touch};
  }
`;
