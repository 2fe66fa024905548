import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { searchProduct } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { categoryPath, withQuery } from '#contract/routes/category-path.ts';
import { filterValue } from '#src/components/parts/filter-value.ts';
import { emptyListing, writeListing } from '#contract/listing/listing-url.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';

interface Props {
  answer?: ResponseOf<typeof searchProduct>;
  /** Searches the words as they are; null when that is what is shown. */
  plainPath: string | null;
  valuesPath?: string;
}

/** How a keyword was understood, the category with those filters, and the way back to its plain words. */
export function ReadAs({ answer, plainPath, valuesPath }: Props) {
  const { t } = useTranslation('catalog');
  const { integer } = useFormat();
  const category = answer?.understood_category;
  // Other kinds of parts may have the same values.
  const count = answer?.categories.find(({ web_url }) => web_url === category?.web_url)?.count ?? answer?.total ?? 0;
  const filters = Object.fromEntries((answer?.understood ?? []).map(({ key, filter }) => [key, filterValue(filter)]));
  return (
    <Band aria-label={t('search.read_as')}>
      <Icon name="filter" />
      {answer ? <span>{t('search.read_as')}</span> : <span>{t('search.plain')}</span>}
      {answer?.understood.map(({ key, text }) => (
        <Value key={key}>{text}</Value>
      ))}
      <Links>
        {answer && category ? (
          <RouteLink to={withQuery(categoryPath(category.web_url), writeListing({ ...emptyListing, filters }))}>
            {t('search.open_category', { count, number: integer(count), category: category.name })}
          </RouteLink>
        ) : null}
        {plainPath === null ? null : <RouteLink to={plainPath}>{t('search.plain_instead')}</RouteLink>}
        {valuesPath === undefined ? null : <RouteLink to={valuesPath}>{t('search.values_instead')}</RouteLink>}
      </Links>
    </Band>
  );
}

const Band = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space['2']};
  margin-block: ${theme.space['3']};
  padding: ${theme.space['2']} ${theme.space['4']};
  border: ${theme.border.hairline} solid ${theme.color.accent.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.accent.subtle};
  font: ${theme.type.dense};
`;

const Value = styled(Chip)`
  border-color: ${theme.color.accent.border};
  color: ${theme.color.accent.text};
  font-weight: ${theme.weight.medium};
`;

const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['4']};
  margin-inline-start: auto;
`;
