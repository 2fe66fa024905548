import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Article } from '#contract/api/article.ts';
import { articlePath } from '#contract/routes/article-path.ts';
import { LanguageMark } from '#src/components/language/LanguageMark.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { theme } from '#src/ui/theme.ts';

/** The articles before and after in time. */
export function Neighbours({ previous, next }: { previous: Article | null; next: Article | null }) {
  const { t } = useTranslation('content');
  if (!previous && !next) return null;
  return (
    <Nav aria-label={t('neighbours')}>
      {previous ? <Neighbour article={previous} label={t('previous')} rel="prev" /> : <span />}
      {next ? <Neighbour article={next} label={t('next')} rel="next" /> : null}
    </Nav>
  );
}

function Neighbour({ article, label, rel }: { article: Article; label: string; rel: 'prev' | 'next' }) {
  return (
    <RouteLink to={articlePath(article)} rel={rel}>
      <small>{label}</small>
      <span lang={article.language}>{article.title}</span>
      <LanguageMark language={article.language} />
    </RouteLink>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space['4']};
  padding-block: ${theme.space['4']};
  border-block: ${theme.border.hairline} solid ${theme.color.border.subtle};
  a {
    display: grid;
    max-width: 24rem;
    min-height: ${theme.size.touch};
  }
  [rel='next'] {
    margin-inline-start: auto;
    text-align: end;
  }
  small {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.small};
  }
  @media print {
    display: none;
  }
`;
