import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetBlogCategoriesQuery, useGetBlogListQuery } from '#src/api/content.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx';
import { ContentFrame } from './ContentFrame.tsx';
import { ListingView } from './ListingView.tsx';
import { readListRequest } from '#contract/requests/list-request.ts';
import { TopicLinks } from './TopicLinks.tsx';

/** The blog, or one topic of it. */
export function Component() {
  const { t } = useTranslation('content');
  const { category_web_url } = useParams();
  const [search] = useSearchParams();
  const { data: topics } = useGetBlogCategoriesQuery({});
  const topic = category_web_url === undefined ? {} : { category_web_url };
  const query = useGetBlogListQuery({ ...readListRequest(search), ...topic });
  const way =
    category_web_url === undefined ? null : (
      <Breadcrumb>
        {[
          <RouteLink key="blog" to={buildPath('blog')}>
            {t('blog.title')}
          </RouteLink>,
        ]}
      </Breadcrumb>
    );
  return (
    <ContentFrame query={query}>
      {(answer) => (
        <ListingView
          answer={answer}
          way={way}
          feed
          topics={
            <TopicLinks
              label={t('topics')}
              topics={topics?.list ?? []}
              current={category_web_url ?? null}
              pathOf={(slug) => buildPath('blog-category_web_url', { category_web_url: slug })}
            />
          }
        />
      )}
    </ContentFrame>
  );
}
