import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { productFilter } from '#contract/api/catalog.ts';
import { useProductFilterQuery } from '#src/api/catalog.ts';
import { listingQuery, type Parameter } from '#contract/listing/listing-query.ts';
import { type Listing, withoutFilters } from '#contract/listing/listing-url.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { theme } from '#src/ui/theme.ts';
import type { AppliedFilter } from './facets/use-applied-filters.ts';

export type Scope = Pick<RequestOf<typeof productFilter>, 'category_web_url' | 'brand_web_url' | 'keyword'>;

interface Props {
  listing: Listing;
  applied: readonly AppliedFilter[];
  scope: Scope;
  parameters: Map<string, Parameter>;
  onChange: (listing: Listing) => void;
}

const offersAtMost = 8;

/** Nothing fits: says which filters exclude each other and offers to drop any one of them, with what that would give. */
export function NoResult({ listing, applied, scope, parameters, onChange }: Props) {
  const { t } = useTranslation('catalog');
  if (applied.length === 0) return <EmptyState title={t('empty.none')}>{t('empty.none_text')}</EmptyState>;
  const names = applied.map(({ text }) => text);
  return (
    <EmptyState
      title={applied.length === 1 ? t('empty.one_filter', { filter: names[0] }) : t('empty.filters')}
      action={<Button onClick={() => onChange(withoutFilters(listing))}>{t('clear_all')}</Button>}
    >
      <Offers aria-label={t('empty.offers')}>
        {applied.slice(0, offersAtMost).map((filter) => (
          <Offer key={filter.key} filter={filter} scope={scope} parameters={parameters} onChange={onChange} />
        ))}
      </Offers>
    </EmptyState>
  );
}

function Offer({ filter, scope, parameters, onChange }: { filter: AppliedFilter } & Pick<Props, 'scope' | 'parameters' | 'onChange'>) {
  const { t } = useTranslation('catalog');
  const { integer } = useFormat();
  const { fields } = listingQuery(filter.without, parameters);
  const { data } = useProductFilterQuery({ ...scope, ...fields });
  if (!data || data.total === 0) return null;
  return (
    <li>
      <Button tone="quiet" onClick={() => onChange(filter.without)}>
        {t('empty.without', { filter: filter.text, count: data.total, number: integer(data.total) })}
      </Button>
    </li>
  );
}

const Offers = styled.ul`
  display: grid;
  justify-items: center;
  gap: ${theme.space['1']};
`;
