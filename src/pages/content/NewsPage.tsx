import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetNewsListQuery } from '#src/api/content.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx';
import { ContentFrame } from './ContentFrame.tsx';
import { KindLinks } from './KindLinks.tsx';
import { ListingView } from './ListingView.tsx';
import { newsKind, newsRequest } from '#contract/requests/news-request.ts';

/** News of both kinds, the events, or the knowledge hub. */
export function Component() {
  const { t } = useTranslation('content');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const kind = newsKind(pathname);
  const query = useGetNewsListQuery(newsRequest(pathname, search));
  const way =
    kind === null ? null : (
      <Breadcrumb>
        {[
          <RouteLink key="news" to={buildPath('news')}>
            {t('news.title')}
          </RouteLink>,
        ]}
      </Breadcrumb>
    );
  return (
    <ContentFrame query={query}>
      {(answer) => <ListingView answer={answer} way={way} topics={<KindLinks current={kind} />} feed={kind !== 'company_event'} />}
    </ContentFrame>
  );
}
