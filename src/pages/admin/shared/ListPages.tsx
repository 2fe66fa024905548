import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { type PageLinkProps, Pagination } from '#src/ui/Pagination.tsx';
import { adminPath } from './admin-path.ts';
import { Note } from './parts.ts';

/** How many there are, and the other pages. */
export function ListPages({ data }: { data: { total: number; current_page: number; last_page: number } }) {
  const { t } = useTranslation('admin');
  if (data.total === 0) return <Note>{t('filter.none')}</Note>;
  return <Pagination current={data.current_page} last={data.last_page} link={PageLink} />;
}

function PageLink({ page, ...link }: PageLinkProps) {
  const [search] = useSearchParams();
  return <RouteLink {...link} to={adminPath({ ...Object.fromEntries(search), page: String(page) })} />;
}
