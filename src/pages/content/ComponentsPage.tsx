import { useSearchParams } from 'react-router';
import { useGetComponentListQuery } from '#src/api/content.ts';
import { ContentFrame } from './ContentFrame.tsx';
import { untaggedRequest } from '#contract/requests/untagged-request.ts';
import { ListingView } from './ListingView.tsx';

/** Guides to families of parts, by name. */
export function Component() {
  const [search] = useSearchParams();
  const query = useGetComponentListQuery(untaggedRequest(search));
  return <ContentFrame query={query}>{(answer) => <ListingView answer={answer} />}</ContentFrame>;
}
