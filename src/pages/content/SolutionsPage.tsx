import { useParams, useSearchParams } from 'react-router';
import { untaggedRequest } from '#contract/requests/untagged-request.ts';
import { useGetSolutionCategoriesQuery, useGetSolutionListQuery } from '#src/api/content.ts';
import { TopicListing } from './TopicListing.tsx';

/** Worked designs, or those of one field. */
export function Component() {
  const { category_web_url } = useParams();
  const [search] = useSearchParams();
  const { data: topics } = useGetSolutionCategoriesQuery({});
  const query = useGetSolutionListQuery({ ...untaggedRequest(search), ...(category_web_url !== undefined && { category_web_url }) });
  return <TopicListing list="solutions" topics={topics?.list} query={query} />;
}
