import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { getManufacturer } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetManufacturerQuery, useProductListQuery } from '#src/api/catalog.ts';
import { bodyOf } from '#src/components/drawing/part-outline.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { listingQuery, parametersOf } from '#contract/listing/listing-query.ts';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useListing } from '#src/components/parts/use-listing.ts';
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { keptAnswer } from './list-answer.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { MakerFacts } from './MakerFacts.tsx';
import { PageTitle } from './PageTitle.tsx';
import { PartListing } from './PartListing.tsx';
import { ReadAbout } from './ReadAbout.tsx';
import { SideCategories } from './SideCategories.tsx';
import { useCategoryParameters } from './use-category-parameters.ts';

/** A maker: what it is known for, its categories and its parts. */
export function Component() {
  const { t } = useTranslation('catalog');
  const { brand_web_url = '', category_web_url = null } = useParams();
  const { currentData: maker, error, refetch } = useGetManufacturerQuery({ brand_web_url });
  if (maker) return <MakerView key={`${brand_web_url}/${category_web_url ?? ''}`} maker={maker} category={category_web_url} />;
  return (
    <Wrap $wide>{error ? <LoadError error={error} title={t('load_failed')} onRetry={() => void refetch()} /> : <ListSkeleton />}</Wrap>
  );
}

function MakerView({ maker, category }: { maker: ResponseOf<typeof getManufacturer>; category: string | null }) {
  const { t } = useTranslation('catalog');
  const control = useListing();
  const { attributes, name, partClass, isReady } = useCategoryParameters(category);
  const parameters = parametersOf(attributes);
  const query = listingQuery(control.listing, parameters);
  const scope = { brand_web_url: maker.web_url, ...(category === null ? {} : { category_web_url: category }) };
  const list = useProductListQuery({ ...query.fields, ...scope }, { skip: !isReady });
  const title = name === null ? maker.name : t('maker_category', { maker: maker.name, category: name });
  const own = buildPath('manufacturers-brand_web_url', { brand_web_url: maker.web_url });
  return (
    <Wrap $wide>
      <PageHead title={name === null ? maker.seo.title || title : title} page={control.listing.page} />
      <Breadcrumb>
        {[
          <RouteLink key="all" to={buildPath('manufacturers')}>
            {t('manufacturers.title')}
          </RouteLink>,
          ...(category === null
            ? []
            : [
                <RouteLink key="own" to={own}>
                  {maker.name}
                </RouteLink>,
              ]),
        ]}
      </Breadcrumb>
      <PageTitle title={title} />
      {category === null ? <MakerFacts maker={maker} /> : null}
      <SideCategories
        all={{ name: t('all_parts'), count: maker.product_count, path: own }}
        categories={(maker.categories ?? []).map((one) => ({
          ...one,
          path: buildPath('manufacturers-brand_web_url-category_web_url', { brand_web_url: maker.web_url, category_web_url: one.web_url }),
          isCurrent: one.web_url === category,
        }))}
      />
      <PartListing
        {...{ control, query, scope, attributes, parameters }}
        answer={keptAnswer(list)}
        body={bodyOf({ part_class: partClass })}
      />
      {category === null ? <ReadAbout articles={maker.articles} /> : null}
    </Wrap>
  );
}
