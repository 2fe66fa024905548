import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#src/i18n/format.ts';
import { media, theme } from '#src/ui/theme.ts';
import { type BillLine, summarise } from './bom-bill.ts';

/** How much of the bill is found and there, and what it costs. */
export function BomTotals({ rows, boards, currency }: { rows: readonly BillLine[]; boards: number; currency: string }) {
  const { t } = useTranslation('bom');
  const { integer, money } = useFormat();
  const { lines, matched, inStock, total, perBoard } = summarise(rows, boards);
  const tiles = [
    { name: t('totals.matched'), value: t('totals.of', { part: integer(matched), all: integer(lines) }) },
    { name: t('totals.in_stock'), value: t('totals.of', { part: integer(inStock), all: integer(lines) }) },
    { name: t('totals.per_board'), value: money(perBoard, currency) },
    { name: t('totals.boards', { count: boards, boards: integer(boards) }), value: money(total, currency) },
  ];
  return (
    <Tiles aria-label={t('totals.title')}>
      {tiles.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Tiles>
  );
}

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.border.hairline};
  overflow: hidden;
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.border.subtle};
  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > div {
    padding: ${theme.space['3']} ${theme.space['4']};
    background: ${theme.color.bg.raised};
  }
  dt {
    color: ${theme.color.text.secondary};
    font: ${theme.type.dense};
  }
  dd {
    margin: 0;
    font: ${theme.type.h2};
    overflow-wrap: anywhere;
  }
`;
