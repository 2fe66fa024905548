import { styled } from 'styled-components';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useListing } from '#src/components/parts/use-listing.ts';
import { type PageLinkProps, Pagination } from '#src/ui/Pagination.tsx';
import { theme } from '#src/ui/theme.ts';
import type { ListData } from './list-answer.ts';
import { useShownText } from './use-shown-text.ts';

/** Which parts are shown, and the other pages. */
export function ListingPages({ data }: { data: ListData }) {
  const shown = useShownText(data);
  return (
    <Row>
      <p>{shown}</p>
      <Pagination current={data.current_page} last={data.last_page} link={PageLink} />
    </Row>
  );
}

function PageLink({ page, ...link }: PageLinkProps) {
  const { listing, pathOf } = useListing();
  return <RouteLink {...link} to={pathOf({ ...listing, page })} />;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space['2']};
  padding-block: ${theme.space['3']};
  font: ${theme.type.dense};
  color: ${theme.color.text.secondary};
`;
