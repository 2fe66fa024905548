import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ArticleDetail } from '#contract/api/content.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetBlogDetailQuery, useGetNewsDetailQuery } from '#src/api/content.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { ArticleView } from './ArticleView.tsx';
import { ContentFrame } from './ContentFrame.tsx';

/** An article of the blog, of the knowledge hub or about an event. */
export function Component() {
  const { category_web_url, web_url = '' } = useParams();
  return category_web_url === undefined ? <NewsArticle slug={web_url} /> : <BlogArticle topic={category_web_url} slug={web_url} />;
}

function BlogArticle({ topic, slug }: { topic: string; slug: string }) {
  const { t } = useTranslation('content');
  const query = useGetBlogDetailQuery({ category_web_url: topic, web_url: slug });
  const way = (article: ArticleDetail) => [
    <RouteLink key="blog" to={buildPath('blog')}>
      {t('blog.title')}
    </RouteLink>,
    <RouteLink key="topic" to={buildPath('blog-category_web_url', { category_web_url: topic })}>
      {article.category?.name}
    </RouteLink>,
  ];
  return <ContentFrame query={query}>{(article) => <ArticleView article={article} way={way(article)} />}</ContentFrame>;
}

function NewsArticle({ slug }: { slug: string }) {
  const { t } = useTranslation('content');
  const query = useGetNewsDetailQuery({ web_url: slug });
  const way = ({ kind }: ArticleDetail) => [
    <RouteLink key="news" to={buildPath('news')}>
      {t('news.title')}
    </RouteLink>,
    kind === 'knowledge' ? (
      <RouteLink key="kind" to={buildPath('news-knowledgeHub')}>
        {t('knowledge.title')}
      </RouteLink>
    ) : (
      <RouteLink key="kind" to={buildPath('news-companyEvents')}>
        {t('events.title')}
      </RouteLink>
    ),
  ];
  return <ContentFrame query={query}>{(article) => <ArticleView article={article} way={way(article)} />}</ContentFrame>;
}
