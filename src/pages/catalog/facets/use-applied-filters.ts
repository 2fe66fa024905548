import { useTranslation } from 'react-i18next';
import type { AttributeDefinition, Facet } from '#contract/api/part.ts';
import { changeListing, type Listing, withFilter } from '#contract/listing/listing-url.ts';
import { useFormat } from '#src/i18n/format.ts';
import { filterText, namesOf } from '#src/components/parts/filter-words.ts';

export interface AppliedFilter {
  key: string;
  text: string;
  /** The listing without this filter. */
  without: Listing;
}

const switches = [
  ['inStock', 'in_stock'],
  ['rohs', 'rohs'],
  ['hasDatasheet', 'datasheet'],
] as const;

/** The filters of a listing in words, each with the listing that lacks it. */
export function useAppliedFilters(listing: Listing, attributes: readonly AttributeDefinition[], facets: readonly Facet[]): AppliedFilter[] {
  const { t } = useTranslation(['catalog', 'part']);
  const format = useFormat();
  const names = namesOf(attributes, facets, {
    common: { manufacturer: t('part:manufacturer'), package: t('part:package') },
    yes: t('yes'),
    no: t('no'),
  });
  const ofFilters = Object.entries(listing.filters).flatMap(([key, value]) => {
    const named = names.get(key);
    if (!named) return [];
    const { form, ...values } = filterText(value, named, format);
    return [{ key, text: t(`applied.${form}`, values), without: withFilter(listing, key, null) }];
  });
  const ofSwitches = switches.flatMap(([key, words]) =>
    listing[key] ? [{ key, text: t(`availability.${words}`), without: changeListing(listing, { [key]: false }) }] : [],
  );
  return [...ofFilters, ...ofSwitches];
}
