import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Listing } from '#contract/listing/listing-url.ts';
import { withoutFilters } from '#contract/listing/listing-url.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { theme } from '#src/ui/theme.ts';
import type { AppliedFilter } from './use-applied-filters.ts';

interface Props {
  listing: Listing;
  applied: readonly AppliedFilter[];
  onChange: (listing: Listing) => void;
}

/** The applied filters as chips, each removable, and a way to remove them all. */
export function AppliedFilters({ listing, applied, onChange }: Props) {
  const { t } = useTranslation('catalog');
  if (applied.length === 0) return null;
  return (
    <Row aria-label={t('applied.title')}>
      {applied.map(({ key, text, without }) => (
        <li key={key}>
          <Chip onRemove={() => onChange(without)}>{text}</Chip>
        </li>
      ))}
      <li>
        <Button tone="quiet" size="small" onClick={() => onChange(withoutFilters(listing))}>
          {t('clear_all')}
        </Button>
      </li>
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space['2']};
`;
