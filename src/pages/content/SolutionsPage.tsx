import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetSolutionCategoriesQuery, useGetSolutionListQuery } from '#src/api/content.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx';
import { ContentFrame } from './ContentFrame.tsx';
import { ListingView } from './ListingView.tsx';
import { solutionsRequest } from '#contract/requests/solutions-request.ts';
import { TopicLinks } from './TopicLinks.tsx';

/** Worked designs, or those of one field. */
export function Component() {
  const { t } = useTranslation('content');
  const { category_web_url } = useParams();
  const [search] = useSearchParams();
  const { data: topics } = useGetSolutionCategoriesQuery({});
  const topic = category_web_url === undefined ? {} : { category_web_url };
  const query = useGetSolutionListQuery({ ...solutionsRequest(search), ...topic });
  const way =
    category_web_url === undefined ? null : (
      <Breadcrumb>
        {[
          <RouteLink key="solutions" to={buildPath('solutions')}>
            {t('solutions.title')}
          </RouteLink>,
        ]}
      </Breadcrumb>
    );
  return (
    <ContentFrame query={query}>
      {(answer) => (
        <ListingView
          plain
          answer={answer}
          way={way}
          topics={
            <TopicLinks
              label={t('topics')}
              topics={topics?.list ?? []}
              current={category_web_url ?? null}
              pathOf={(slug) => buildPath('solutions-category_web_url', { category_web_url: slug })}
            />
          }
        />
      )}
    </ContentFrame>
  );
}
