import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { getCategory } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetCategoryQuery, useProductListQuery } from '#src/api/catalog.ts';
import { categoryPath } from '#contract/routes/category-path.ts';
import { bodyOf } from '#src/components/drawing/part-outline.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { listingQuery, parametersOf } from '#contract/listing/listing-query.ts';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useListing } from '#src/components/parts/use-listing.ts';
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { CategoryCards } from './CategoryCards.tsx';
import { categoryRequest } from '#contract/requests/category-request.ts';
import { keptAnswer } from './list-answer.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { PageTitle } from './PageTitle.tsx';
import { PartListing } from './PartListing.tsx';
import { ReadAbout } from './ReadAbout.tsx';

/** A category: its sub-categories, and all its parts with filters, order and comparison. */
export function Component() {
  const { t } = useTranslation('catalog');
  const request = categoryRequest(useParams());
  const { currentData: answer, error, refetch } = useGetCategoryQuery(request);
  if (answer) return <CategoryView key={answer.category.web_url} answer={answer} />;
  return (
    <Wrap $wide>{error ? <LoadError error={error} title={t('load_failed')} onRetry={() => void refetch()} /> : <ListSkeleton />}</Wrap>
  );
}

const none: never[] = [];

function CategoryView({ answer }: { answer: ResponseOf<typeof getCategory> }) {
  const { t } = useTranslation('catalog');
  const { category, breadcrumb, children, articles, seo } = answer;
  const control = useListing();
  const attributes = category.attributes ?? none;
  const parameters = parametersOf(attributes);
  const query = listingQuery(control.listing, parameters);
  const scope = { category_web_url: category.web_url };
  const list = useProductListQuery({ ...query.fields, ...scope });
  const above = breadcrumb.filter(({ web_url }) => web_url !== category.web_url);
  return (
    <Wrap $wide>
      <PageHead title={seo.title || category.name} index={!seo.noindex} page={control.listing.page} />
      <Breadcrumb>
        {[
          <RouteLink key="" to={buildPath('category')}>
            {t('products')}
          </RouteLink>,
          ...above.map(({ web_url, name }, index) => (
            <RouteLink key={web_url} to={categoryPath(web_url, above[index - 1]?.web_url ?? null)}>
              {name}
            </RouteLink>
          )),
        ]}
      </Breadcrumb>
      <PageTitle title={category.name} />
      {children.length > 0 ? <CategoryCards categories={children} quantity={control.listing.quantity} /> : null}
      <PartListing
        {...{ control, query, scope, attributes, parameters }}
        answer={keptAnswer(list)}
        all={category.product_count}
        body={bodyOf(category)}
      />
      <ReadAbout articles={articles} />
    </Wrap>
  );
}
