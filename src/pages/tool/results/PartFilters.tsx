import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PartSearch } from '#calculators/parts.ts';
import type { Facet, ProductListItem } from '#contract/api/part.ts';
import { filterText, namesOf } from '#src/components/parts/filter-words.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';

interface Props {
  search: PartSearch;
  answer: { facets: readonly Facet[]; list: readonly ProductListItem[] };
}

/** By what the offered parts were chosen, in one line; nothing where the shop cannot name every filter. */
export function PartFilters({ search, answer: { facets, list } }: Props) {
  const { t } = useTranslation('tool');
  const format = useFormat();
  const names = namesOf([], facets, { common: {}, yes: t('yes'), no: t('no') });
  const told = new Map(list.flatMap(({ attributes }) => attributes.map(({ key, name }) => [key, name] as const)));
  const texts = Object.entries(search.filters).map(([key, value]) => {
    const named = names.get(key) ?? { name: told.get(key) ?? '', unit: '' as const, options: new Map<string, string>() };
    const { form, ...values } = filterText(value, named, format);
    return values.name === '' ? '' : t(`filter.${form}`, values);
  });
  if (texts.length === 0 || texts.includes('')) return null;
  return <Line>{t('filter.line', { filters: format.series(texts) })}</Line>;
}

const Line = styled.p`
  margin-block-end: ${theme.space['2']};
  font: ${theme.type.dense};
`;
