import { useTranslation } from 'react-i18next';
import type { Facet } from '#contract/api/part.ts';
import { changeListing, type Listing } from '#contract/listing/listing-url.ts';
import type { EditListing } from '#src/components/parts/use-listing.ts';
import { useFormat } from '#src/i18n/format.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';

interface Props {
  facets: readonly Facet[];
  listing: Listing;
  edit: EditListing;
}

/** Each with its words and the key of its facet. */
const choices = [
  ['inStock', 'in_stock', 'in_stock'],
  ['rohs', 'rohs', 'rohs'],
  ['hasDatasheet', 'datasheet', 'has_datasheet'],
] as const;

/** What every listing can be narrowed to, whatever the category; the answer leaves out what none of its parts has. */
export function AvailabilityFacet({ facets, listing, edit }: Props) {
  const { t } = useTranslation('catalog');
  const { integer } = useFormat();
  const countOf = (key: string) => facets.find((facet) => facet.key === key)?.options?.find((option) => option.key === 'true')?.count;
  const shown = choices.filter(([choice, , key]) => listing[choice] || facets.some((facet) => facet.key === key));
  return (
    <fieldset aria-label={t('availability.title')}>
      {shown.map(([choice, words, key]) => (
        <CheckboxField
          key={choice}
          label={t(`availability.${words}`)}
          count={formatted(countOf(key), integer)}
          zero={countOf(key) === 0}
          checked={listing[choice]}
          onChange={() => edit((now) => changeListing(now, { [choice]: !now[choice] }))}
        />
      ))}
    </fieldset>
  );
}

function formatted(count: number | undefined, integer: (value: number) => string): string | undefined {
  return count === undefined ? undefined : integer(count);
}
