import { useParams, useSearchParams } from 'react-router';
import { readListRequest } from '#contract/requests/list-request.ts';
import { useGetBlogCategoriesQuery, useGetBlogListQuery } from '#src/api/content.ts';
import { TopicListing } from './TopicListing.tsx';

/** The blog, or one topic of it. */
export function Component() {
  const { category_web_url } = useParams();
  const [search] = useSearchParams();
  const { data: topics } = useGetBlogCategoriesQuery({});
  const query = useGetBlogListQuery({ ...readListRequest(search), ...(category_web_url !== undefined && { category_web_url }) });
  return <TopicListing list="blog" topics={topics?.list} query={query} feed />;
}
