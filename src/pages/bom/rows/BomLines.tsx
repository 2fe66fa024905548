import { startTransition, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TagFilter } from '#src/components/bom/TagFilter.tsx';
import { priceDecimals } from '#src/components/parts/PriceText.tsx';
import { useMedia } from '#src/components/use-media.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Message } from '#src/ui/Message.tsx';
import { breakpoints, theme } from '#src/ui/theme.ts';
import { type BillFilter, billFilters, isOfKind } from '#src/pages/bom/bom-bill.ts';
import type { BomListProps } from './bom-list-props.ts';
import { BomCards } from './BomCards.tsx';
import { BomTable } from './BomTable.tsx';

/** Rows on screen at once, so that a thousand stay light. */
const pageSize = 100;

interface BomLinesProps extends Omit<BomListProps, 'decimals'> {
  isFetching: boolean;
}

/** The rows of the bill, of one kind at a time and a hundred on a page. */
export function BomLines({ rows, isFetching, ...props }: BomLinesProps) {
  const { t } = useTranslation(['bom', 'bom_lists']);
  const { integer } = useFormat();
  const isWide = useMedia(`(min-width: ${breakpoints.lg}px)`);
  const [filter, setFilter] = useState<BillFilter>('all');
  const [page, setPage] = useState(0);
  const [asked, setAsked] = useState<string | null>(null);
  const tags = useMemo(() => [...new Set(rows.flatMap((row) => row.tags))].toSorted(), [rows]);
  // The last row with a tag may have lost it.
  const tag = asked !== null && tags.includes(asked) ? asked : null;
  const tagged = useMemo(() => (tag === null ? rows : rows.filter((row) => row.tags.includes(tag))), [rows, tag]);
  const found = useMemo(() => tagged.filter(isOfKind[filter]), [tagged, filter]);
  const last = Math.max(0, Math.ceil(found.length / pageSize) - 1);
  const at = Math.min(page, last);
  const shown = useMemo(() => found.slice(at * pageSize, (at + 1) * pageSize), [found, at]);
  // A hundred drawings take a while: they are made in slices.
  const turnTo = (next: number, kind = filter) =>
    startTransition(() => {
      setFilter(kind);
      setPage(next);
    });
  const chooseTag = (next: string | null) =>
    startTransition(() => {
      setAsked(next);
      setPage(0);
    });
  const decimals = priceDecimals(rows.map(({ choice }) => choice));
  const List = isWide ? BomTable : BomCards;
  const byValue = rows.some(({ line, choice, isPicked }) => choice && !isPicked && line.match === 'parametric');
  return (
    <section aria-label={t('rows')} aria-busy={isFetching || undefined}>
      <Filters role="group" aria-label={t('filter.label')}>
        {billFilters.map((key) => {
          const count = tagged.filter(isOfKind[key]).length;
          return (
            <FilterButton key={key} type="button" aria-pressed={key === filter} onClick={() => turnTo(0, key)}>
              {t(`filter.${key}`, { number: integer(count) })}
            </FilterButton>
          );
        })}
      </Filters>
      {tags.length > 0 ? <TagFilter label={t('row_tags.filter')} tags={tags} tag={tag} onChoose={chooseTag} /> : null}
      {found.length === 0 ? <EmptyState title={t('filter.nothing')} /> : <List {...props} rows={shown} decimals={decimals} />}
      {last > 0 ? (
        <Pages>
          <Button size="small" disabled={at === 0} onClick={() => turnTo(at - 1)}>
            {t('bom_lists:previous')}
          </Button>
          <span role="status">
            {t('shown', {
              from: integer(at * pageSize + 1),
              to: integer(at * pageSize + shown.length),
              number: integer(found.length),
            })}
          </span>
          <Button size="small" disabled={at === last} onClick={() => turnTo(at + 1)}>
            {t('bom_lists:next')}
          </Button>
        </Pages>
      ) : null}
      {byValue ? <Message tone="info">{t('by_value_note')}</Message> : null}
    </section>
  );
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  margin-block-end: ${theme.space['3']};
`;

const FilterButton = styled.button`
  min-height: ${theme.fluid.controlSmall};
  padding: 0 ${theme.space['3']};
  border: ${theme.border.hairline} solid ${theme.color.border.default};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.bg.raised};
  color: inherit;
  font: ${theme.type.dense};
  &:hover {
    background: ${theme.color.bg.hover};
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.accent.border};
    background: ${theme.color.accent.subtle};
    color: ${theme.color.accent.text};
    font-weight: ${theme.weight.medium};
  }
`;

const Pages = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['3']};
  align-items: center;
  justify-content: center;
  padding-block: ${theme.space['4']};
  font: ${theme.type.dense};
`;
