import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import { useProductFilterQuery } from '#src/api/catalog.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { writeListing } from '#contract/listing/listing-url.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import { wayPath } from './way-path.ts';
import { ParameterList } from './ParameterList.tsx';
import { Section } from './Section.tsx';
import { similarFilters, similarListing } from './similar-query.ts';

/** Ticked parameters stand in the address, so that coming back finds them. */
function useKept(): [kept: string[], toggle: (key: string) => void] {
  const [search, setSearch] = useSearchParams();
  const kept = (search.get('keep') ?? '').split(',').filter((key) => key !== '');
  const toggle = (key: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        const next = kept.includes(key) ? kept.filter((one) => one !== key) : [...kept, key];
        if (next.length > 0) after.set('keep', next.join(','));
        else after.delete('keep');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [kept, toggle];
}

/** The parameters of the part; those ticked make a search for parts that share them. */
export function Parameters({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const { integer } = useFormat();
  const [kept, toggle] = useKept();
  const { attributes, category } = product;
  const listing = similarListing(attributes, kept);
  const { currentData } = useProductFilterQuery(
    { category_web_url: category.web_url, filters: similarFilters(attributes, listing), facets: false },
    { skip: Object.keys(listing.filters).length === 0 },
  );
  const others = currentData ? currentData.total - 1 : null;
  const query = writeListing(listing);
  const path = wayPath(product.breadcrumb.length > 0 ? product.breadcrumb : [category]);
  return (
    <Section
      id="parameters"
      title={t('parameters.title')}
      {...(attributes.length > 0 && { text: t('parameters.hint') })}
      action={
        others !== null && others <= 0 ? (
          <None role="status">{t('parameters.none_similar')}</None>
        ) : (
          <ButtonLink to={query ? `${path}?${query}` : path}>
            {others === null ? t('parameters.find') : t('parameters.find_count', { count: others, shown: integer(others) })}
          </ButtonLink>
        )
      }
    >
      <ParameterList product={product} kept={kept} onToggle={toggle} />
    </Section>
  );
}

const None = styled.span`
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
`;
