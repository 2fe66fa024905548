import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facet } from '#contract/api/part.ts';
import type { FilterIssue } from '#contract/listing/listing-query.ts';
import type { Body } from '#src/components/drawing/shape.ts';
import { chosenOptions, type Listing, toggleOption, withFilter } from '#contract/listing/listing-url.ts';
import { useFormat } from '#src/i18n/format.ts';
import type { EditListing } from '#src/components/parts/use-listing.ts';
import { AvailabilityFacet } from './AvailabilityFacet.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import { OptionFacet } from './OptionFacet.tsx';
import { PackageFacet } from './PackageFacet.tsx';
import { RangeFacet } from './RangeFacet.tsx';

export interface FacetRailProps {
  facets: readonly Facet[];
  listing: Listing;
  issues: readonly FilterIssue[];
  body: Body;
  edit: EditListing;
}

const none: never[] = [];

/** Facets that stand open at first; the rest is folded until it is used. */
const openAtFirst = 7;
/** Facets with a place of their own: the availability boxes and the list of categories. */
const elsewhere = new Set(['in_stock', 'rohs', 'has_datasheet', 'category']);

/** All ways to narrow a listing, in the order of the answer. */
export function FacetRail({ facets, listing, issues, body, edit }: FacetRailProps) {
  const { t } = useTranslation('catalog');
  const shown = facets.filter(({ key, options, min }) => !elsewhere.has(key) && ((options?.length ?? 0) > 0 || min !== undefined));
  return (
    <div>
      <FacetGroup title={t('availability.title')}>
        <AvailabilityFacet facets={facets} listing={listing} edit={edit} />
      </FacetGroup>
      {shown.map((facet, index) => (
        <OneFacet
          key={facet.key}
          facet={facet}
          isOpen={index < openAtFirst || facet.key in listing.filters}
          value={listing.filters[facet.key]}
          issues={issues.some(({ key }) => key === facet.key) ? issues : none}
          {...{ body, edit }}
        />
      ))}
    </div>
  );
}

interface FacetProps extends Pick<FacetRailProps, 'issues' | 'body' | 'edit'> {
  facet: Facet;
  isOpen: boolean;
  /** What the listing asks of this parameter. */
  value: string | undefined;
}

/** Only the facet that was used is drawn at once. */
const OneFacet = memo(function OneFacet({ facet, isOpen, value, issues, body, edit }: FacetProps) {
  const { t } = useTranslation('catalog');
  const { quantity } = useFormat();
  const { key, name, options = [], unit } = facet;
  const toggle = (option: string) => edit((listing) => toggleOption(listing, key, option));
  const chosen = chosenOptions(value);
  const own = issues.filter((issue) => issue.key === key);
  if (options.length === 0 || facet.kind === 'number' || facet.kind === 'range') {
    const span =
      facet.min === undefined ? unit : t('span', { from: quantity(facet.min, unit), to: quantity(facet.max ?? facet.min, unit) });
    return (
      <FacetGroup title={name} note={span} open={isOpen}>
        <RangeFacet
          facet={facet}
          value={value}
          issues={own}
          onEdit={(change, how) => edit((listing) => withFilter(listing, key, change(listing.filters[key])), how)}
        />
      </FacetGroup>
    );
  }
  if (options.some(({ outline }) => outline)) {
    return <PackageFacet {...{ name, options, chosen, body, isOpen }} onToggle={toggle} />;
  }
  return (
    <FacetGroup title={name} open={isOpen}>
      <OptionFacet
        name={name}
        options={facet.kind === 'boolean' ? booleanOptions(options, t('yes'), t('no')) : options}
        chosen={chosen}
        onToggle={toggle}
      />
    </FacetGroup>
  );
});

/** The address says `yes` and `no`, whatever the answer calls its two values. */
function booleanOptions(options: NonNullable<Facet['options']>, yes: string, no: string) {
  return options.map(({ key, count }) => {
    const isTrue = key === 'true' || key === 'yes' || key === '1';
    return { key: isTrue ? 'yes' : 'no', name: isTrue ? yes : no, count };
  });
}
