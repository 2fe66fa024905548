import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { maximumPieces } from '#contract/limits.ts';
import { changeListing, countFilters, type Listing } from '#contract/listing/listing-url.ts';
import { Button } from '#src/ui/Button.tsx';
import { controlStyle } from '#src/ui/field-style.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { media, theme } from '#src/ui/theme.ts';

interface Props {
  listing: Listing;
  onChange: (listing: Listing) => void;
  /** Opens the facets where they have no room beside the table. */
  onFilters?: (() => void) | undefined;
  onCsv?: (() => void) | undefined;
  /** The column that the table is sorted by, when no general order is. */
  sortColumn?: string | undefined;
  /** Stands first: how many parts there are. */
  children?: ReactNode;
}

const orders = ['price_asc', 'price_desc', 'stock_desc', 'mpn_asc', 'popular', 'newest'] as const;

/** Above a table: filters on small windows, the quantity that prices are for, order, form and CSV. */
export function ListingToolbar({ listing, onChange, onFilters, onCsv, sortColumn, children }: Props) {
  const { t } = useTranslation('catalog');
  const count = countFilters(listing);
  const isColumn = listing.sort?.startsWith('attr:') ?? false;
  const options = [
    { value: '', label: t('sort.default') },
    ...orders.map((value) => ({ value: value as string, label: t(`sort.${value}`) })),
    ...(isColumn && listing.sort !== null
      ? [
          {
            value: listing.sort,
            label: t(listing.sort.endsWith('desc') ? 'sort.column_desc' : 'sort.column_asc', { name: sortColumn ?? '' }),
          },
        ]
      : []),
  ];
  return (
    <Bar>
      {children}
      {onFilters ? (
        <FilterButton onClick={onFilters}>
          <Icon name="filter" small />
          {count === 0 ? t('filters') : t('filters_count', { count })}
        </FilterButton>
      ) : null}
      <PriceQuantity
        quantity={listing.quantity}
        onChange={(quantity) => onChange(changeListing(listing, { quantity, page: listing.page }))}
      />
      <Sort
        compact
        hideLabel
        label={t('sort.label')}
        options={options}
        value={listing.sort ?? ''}
        onChange={(event) => onChange(changeListing(listing, { sort: event.target.value === '' ? null : event.target.value }))}
      />
      <View
        icon={listing.view === 'table' ? 'grid' : 'rows'}
        label={t(listing.view === 'table' ? 'as_cards' : 'as_table')}
        onClick={() => onChange({ ...listing, view: listing.view === 'table' ? 'cards' : 'table' })}
      />
      {onCsv ? (
        <Csv onClick={onCsv} title={t('csv_title')}>
          <Icon name="download" small />
          {t('csv')}
        </Csv>
      ) : null}
    </Bar>
  );
}

function PriceQuantity({ quantity, onChange }: { quantity: number | null; onChange: (quantity: number | null) => void }) {
  const { t } = useTranslation('catalog');
  const id = useId();
  const commit = (text: string) => {
    const digits = text.replaceAll(/[\s.,'\u00a0\u202f]/g, '');
    const value = /^\d{1,9}$/.test(digits) ? Math.min(Number(digits), maximumPieces) : 0;
    const next = value > 1 ? value : null;
    if (next !== quantity) onChange(next);
  };
  return (
    <Quantity>
      <label htmlFor={id}>{t('prices_for')}</label>
      <Pieces
        key={quantity}
        id={id}
        aria-label={t('prices_for_label')}
        data-compact
        inputMode="numeric"
        autoComplete="off"
        defaultValue={quantity ?? 1}
        onBlur={(event) => commit(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && commit(event.currentTarget.value)}
      />
      <span>{t('prices_for_pieces')}</span>
    </Quantity>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space['2']} ${theme.space['3']};
  padding-block: ${theme.space['3']};
`;

const FilterButton = styled(Button)`
  ${media.lg} {
    display: none;
  }
`;

const Quantity = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space['2']};
  min-height: ${theme.fluid.control};
  font: ${theme.type.dense};
  color: ${theme.color.text.secondary};
  white-space: nowrap;
`;

const Pieces = styled.input`
  ${controlStyle}
  width: 6.5em;
  text-align: end;
`;

const Sort = styled(SelectField)`
  ${media.underMd} {
    flex: 1 1 12rem;
  }
`;

const Csv = styled(Button)`
  ${media.underMd} {
    display: none;
  }
`;

const View = styled(IconButton)`
  border: ${theme.border.control} solid ${theme.color.border.control};
  ${media.underMd} {
    display: none;
  }
`;
