import { useTranslation } from 'react-i18next';
import type { Facet } from '#contract/api/part.ts';
import { changeListing, type Listing } from '#contract/listing/listing-url.ts';
import { useFormat } from '#src/i18n/format.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';

interface Props {
  facets: readonly Facet[];
  listing: Listing;
  onChange: (listing: Listing) => void;
}

const choices = [
  ['inStock', 'in_stock'],
  ['rohs', 'rohs'],
  ['hasDatasheet', 'datasheet'],
] as const;

/** What every listing can be narrowed to, whatever the category. */
export function AvailabilityFacet({ facets, listing, onChange }: Props) {
  const { t } = useTranslation('catalog');
  const { integer } = useFormat();
  const countOf = (key: string) => facets.find((facet) => facet.key === key)?.options?.find((option) => option.key === 'true')?.count;
  return (
    <fieldset aria-label={t('availability.title')}>
      {choices.map(([choice, words]) => (
        <CheckboxField
          key={choice}
          label={t(`availability.${words}`)}
          count={formatted(countOf(words), integer)}
          zero={countOf(words) === 0}
          checked={listing[choice]}
          onChange={() => onChange(changeListing(listing, { [choice]: !listing[choice] }))}
        />
      ))}
    </fieldset>
  );
}

function formatted(count: number | undefined, integer: (value: number) => string): string | undefined {
  return count === undefined ? undefined : integer(count);
}
