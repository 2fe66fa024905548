import { startTransition, useCallback, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Listing, withoutFilters } from '#contract/listing/listing-url.ts';
import { useMedia } from '#src/components/use-media.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import { breakpoints, media, theme } from '#src/ui/theme.ts';
import type { EditListing, ListingControl } from '#src/components/parts/use-listing.ts';
import { AppliedFilters } from './facets/AppliedFilters.tsx';
import { FacetRail, type FacetRailProps } from './facets/FacetRail.tsx';
import type { AppliedFilter } from './facets/use-applied-filters.ts';

interface Props extends Omit<FacetRailProps, 'edit'>, Pick<ListingControl, 'edit'> {
  applied: readonly AppliedFilter[];
  /** Undefined until it is known, and where there are more than are counted. */
  total: number | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The facets beside the table, or in a drawer whose button says how many parts it will show. What is ticked is drawn before the page that follows it. */
export function FilterSide({ applied, total, isOpen, onClose, ...page }: Props) {
  const rail = { ...page, ...useAhead(page) };
  const { t } = useTranslation('catalog');
  const { integer } = useFormat();
  const isNarrow = useMedia(`(max-width: ${breakpoints.lg - 0.02}px)`);
  // The drawer is there at once, its many facets in slices after it.
  const isFilled = useDeferredValue(isOpen);
  if (isNarrow) {
    return (
      <Drawer
        open={isOpen}
        onClose={onClose}
        title={t('filters')}
        footer={
          <Show tone="primary" size="large" onClick={onClose}>
            {total === undefined ? t('show_parts_unknown') : t('show_parts', { count: total, number: integer(total) })}
          </Show>
        }
      >
        {isFilled ? (
          <>
            <AppliedFilters listing={rail.listing} applied={applied} onChange={(listing) => rail.edit(() => listing)} />
            <FacetRail {...rail} />
          </>
        ) : null}
      </Drawer>
    );
  }
  return (
    <Rail aria-label={t('filters')}>
      <Head>
        <h2>{t('filters')}</h2>
        {applied.length > 0 ? (
          <Button tone="quiet" size="small" onClick={() => rail.edit(withoutFilters)}>
            {t('clear_all')}
          </Button>
        ) : null}
      </Head>
      <FacetRail {...rail} />
    </Rail>
  );
}

/** The listing as it will be, once the page has been drawn anew. */
function useAhead({ listing, edit }: Pick<ListingControl, 'listing' | 'edit'>): Pick<FacetRailProps, 'listing' | 'edit'> {
  const [ahead, setAhead] = useState<Listing | null>(null);
  const editAhead = useCallback<EditListing>(
    (...asked) => {
      let next: Listing | null = null;
      startTransition(() => {
        next = edit(...asked);
      });
      setAhead(next);
      startTransition(() => setAhead(null));
    },
    [edit],
  );
  return { listing: ahead ?? listing, edit: editAhead };
}

const Rail = styled.aside`
  display: none;
  ${media.lg} {
    display: block;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.size.control};
`;

const Show = styled(Button)`
  width: 100%;
`;
