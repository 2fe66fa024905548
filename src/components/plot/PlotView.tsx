import { useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PlotAxis, PlotData } from '#calculators/plot.ts';
import { csvOf } from '#contract/csv.ts';
import { saveCsv } from '#src/components/file/save-csv.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { useSheet } from '#src/ui/use-sheet.ts';
import { Button } from '#src/ui/Button.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { findingOf } from './finding.ts';
import { type Layout, layOut } from './layout.ts';
import { PlotChart } from './PlotChart.tsx';
import { Curve, dashesOf, seriesColor } from './plot-style.ts';
import { rowsOf } from './plot-rows.ts';
import { axisTitle, type PlotText } from './plot-text.ts';
import { PlotTable } from './PlotTable.tsx';
import type { NumberText } from './scale.ts';

export interface PlotViewProps extends Omit<PlotText, 'unit'> {
  plot: PlotData;
  /** Beginning of the name of the file with the points, such as the name of the tool. */
  fileName: string;
  /** The unit that the visitor chose for the quantity of an axis; without one the plot takes the one that reads best. */
  chosenUnit?: ((axis: PlotAxis) => string | undefined) | undefined;
}

/** Height of the titles above and below the drawing; the table, whose head says the same, takes their place. */
const titleHeight = 40;

/** Title of an upright axis; with two of them, the lines that belong to it stand before it. */
function SideTitle({ plot, layout, text, side }: { plot: PlotData; layout: Layout; text: PlotText; side: 'left' | 'right' }) {
  const axis = side === 'right' ? plot.right : plot.left;
  const scale = side === 'right' ? layout.right : layout.left;
  if (!axis || !scale) return null;
  const dashes = dashesOf(plot.series);
  const own = plot.right ? plot.series.flatMap((series, index) => ((series.axis ?? 'left') === side ? [index] : [])) : [];
  return (
    <span>
      {own.map((index) => (
        <Key key={index} width="18" height="10" aria-hidden>
          <Curve $color={seriesColor(index)} strokeDasharray={dashes[index]} d="M0 5h18" />
        </Key>
      ))}
      {axisTitle(text, axis, scale)}
    </span>
  );
}

/** Numbers with a real minus sign, in the visitor's language; the same function on every render. */
function useSignedNumber(): NumberText {
  const { number } = useFormat();
  return useCallback((value, options) => number(value, options).replaceAll('-', '−'), [number]);
}

const inWideBrackets = (name: string, unit: string) => `${name}（${unit}）`;

/** A plot with its cursor, its table and its file. */
export function PlotView({ plot, fileName, chosenUnit, word, text: write, place }: PlotViewProps) {
  const { t } = useTranslation('tool');
  const number = useSignedNumber();
  const { unit } = useFormat();
  const finding = useId();
  const [isTable, setIsTable] = useState(false);
  const { frame, width, height } = useSheet(310);
  const layout = useMemo(
    () => layOut({ plot, width, height, number, unitText: unit, chosenUnit, place }),
    [plot, width, height, number, unit, chosenUnit, place],
  );
  const { tag } = useLocale();
  const text: PlotText = { word, text: write, unit, place, ...(tag.startsWith('ja') && { inBrackets: inWideBrackets }) };
  const title = word(`plots.${plot.id}`);
  const save = () => {
    const { head, rows } = rowsOf(plot, layout, text, t);
    saveCsv(
      `${fileName}-${plot.id}.csv`,
      csvOf([
        head,
        ...rows.map(([x, ...values]) => [x === null || x === undefined ? '' : (place?.(x) ?? x), ...values.map((value) => value ?? '')]),
      ]),
    );
  };
  return (
    <Figure>
      <Caption>
        <span>{title}</span>
        <Button
          size="small"
          tone="quiet"
          aria-pressed={isTable}
          aria-label={t('plot.table_of', { title })}
          onClick={() => setIsTable(!isTable)}
        >
          {t('plot.table')}
        </Button>
        <Button size="small" tone="quiet" aria-label={t('plot.csv_of', { title })} onClick={save}>
          {t('plot.csv')}
        </Button>
      </Caption>
      <Sheet>
        {isTable ? null : (
          <Titles>
            <SideTitle plot={plot} layout={layout} text={text} side="left" />
            <SideTitle plot={plot} layout={layout} text={text} side="right" />
          </Titles>
        )}
        <div ref={frame}>
          {isTable ? (
            <PlotTable title={title} rows={rowsOf(plot, layout, text, t)} height={height + titleHeight} number={number} place={place} />
          ) : (
            <PlotChart plot={plot} layout={layout} text={text} title={title} describedBy={finding} />
          )}
        </div>
        {isTable ? null : <Across>{axisTitle(text, plot.x, layout.x)}</Across>}
      </Sheet>
      <VisuallyHidden as="p" id={finding}>
        {findingOf({ plot, layout, text, t })}
      </VisuallyHidden>
    </Figure>
  );
}

const Figure = styled.figure`
  position: relative;
  margin: 0;
`;

const Caption = styled.figcaption`
  display: flex;
  align-items: center;
  gap: ${theme.space['1']};
  margin-block-end: ${theme.space['2']};
  font: ${theme.type.h3};
  span {
    margin-inline-end: auto;
  }
  [aria-pressed='true'] {
    background: ${theme.color.accent.subtle};
  }
  @media print {
    button {
      display: none;
    }
  }
`;

const Sheet = styled.div`
  padding: ${theme.space['3']};
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.art.sheet};
  color: ${theme.color.text.secondary};
  font: ${theme.type.small};
  ${media.underMd} {
    padding: ${theme.space['2']};
  }
`;

const Titles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space['4']};
  margin-block-end: ${theme.space['2']};
  :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

const Across = styled.div`
  text-align: end;
`;

const Key = styled.svg`
  margin-inline-end: ${theme.space['2']};
  vertical-align: middle;
`;
