import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { useSearchProductQuery } from '#src/api/catalog.ts';
import { categoryPath } from '#contract/routes/category-path.ts';
import { listingQuery, parametersOf } from '#contract/listing/listing-query.ts';
import { changeListing } from '#contract/listing/listing-url.ts';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { useListing } from '#src/components/parts/use-listing.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Message } from '#src/ui/Message.tsx';
import { narrowedControl } from './narrowed.ts';
import { Wrap } from '#src/ui/panel.ts';
import { keptAnswer } from './list-answer.ts';
import { ContentCount, FoundContent } from './FoundContent.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PageTitle } from './PageTitle.tsx';
import { PartListing } from './PartListing.tsx';
import { ReadAs } from './ReadAs.tsx';
import { searchRequest } from '#contract/requests/search-request.ts';
import { SideCategories } from './SideCategories.tsx';
import { SpellingOffers } from './SpellingOffers.tsx';
import { useCategoryParameters } from './use-category-parameters.ts';

const pages = {
  product: (web_url: string) => buildPath('product-web_url', { web_url }),
  manufacturer: (brand_web_url: string) => buildPath('manufacturers-brand_web_url', { brand_web_url }),
  category: (web_url: string) => categoryPath(web_url),
};

/** What a keyword finds. */
export function Component() {
  const { keyword = '' } = useParams();
  return <Results key={keyword} keyword={keyword} />;
}

function Results({ keyword }: { keyword: string }) {
  const { t } = useTranslation('catalog');
  const { series } = useFormat();
  const control = useListing();
  const { listing, pathOf } = control;
  const { attributes, isReady } = useCategoryParameters(listing.category);
  const parameters = parametersOf(attributes);
  const query = listingQuery(listing, parameters);
  const request = searchRequest(keyword, listing, query.fields);
  const answer = useSearchProductQuery(request, { skip: !isReady });
  const { data } = answer;
  const narrowed = narrowedControl(control, parameters, data?.understood_category?.web_url ?? null);
  if (answer.currentData?.redirect) {
    const { type, web_url } = answer.currentData.redirect;
    return <Navigate to={pages[type](web_url)} replace />;
  }
  const scope = { keyword, ...(listing.category === null ? {} : { category_web_url: listing.category }) };
  const inCategory = (category: string | null) => pathOf(changeListing(listing, { category, filters: {}, sort: null }));
  const categories = data?.categories ?? [];
  return (
    <Wrap $wide>
      <PageHead title={t('search.page_title', { keyword })} index={false} />
      <PageTitle title={t('search.title', { keyword })}>
        <ContentCount keyword={keyword} />
      </PageTitle>
      {data && data.understood.length > 0 ? (
        <ReadAs answer={data} plainPath={pathOf(changeListing(listing, { understand: false }))} />
      ) : null}
      {listing.understand ? null : <ReadAs plainPath={null} valuesPath={pathOf(changeListing(listing, { understand: true }))} />}
      {data && data.unknown_number !== null && data.match !== 'none' ? (
        <Message tone="info" role="status">
          {`${t('search.unknown_number', { number: data.unknown_number })} ${t('search.near_numbers')}`}
        </Message>
      ) : null}
      {data && data.did_you_mean.length > 0 ? <SpellingOffers keywords={data.did_you_mean} /> : null}
      {data && data.dropped.length > 0 ? (
        <Message tone="info" role="status">
          {t('search.dropped', { dropped: series(data.dropped) })}
        </Message>
      ) : null}
      {data?.match === 'none' && Object.keys(listing.filters).length === 0 ? (
        <NothingFound keyword={keyword} number={data.unknown_number} category={data.empty_category?.name ?? null} near={categories} />
      ) : (
        <>
          <SideCategories
            all={{ name: t('search.all'), count: categories.reduce((sum, { count }) => sum + count, 0), path: inCategory(null) }}
            categories={categories.map((one) => ({ ...one, path: inCategory(one.web_url), isCurrent: one.web_url === listing.category }))}
          />
          <PartListing {...{ query, scope, attributes, parameters }} control={narrowed} answer={keptAnswer(answer)} />
        </>
      )}
      <FoundContent keyword={keyword} />
    </Wrap>
  );
}
