import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlotAxis, PlotData } from '#calculators/plot.ts';
import type { FigurePeriod, getFigure } from '#contract/api/admin/overview.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { decimalsOf } from '#contract/price-digits.ts';
import { PlotView } from '#src/components/plot/PlotView.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { noonOf } from './figure-cell.ts';
import { day as dayMs } from '#contract/durations.ts';

type Answer = ResponseOf<typeof getFigure>;
interface SalesPlotProps {
  column: 'orders' | 'ordered' | 'received';
  answer: Answer;
  period: FigurePeriod;
}

const plain = { unit: '1', show: ['1'], scale: 'linear' } as const;

function plotOf(answer: Answer, column: SalesPlotProps['column']): PlotData {
  const major = column === 'orders' ? 1 : 10 ** decimalsOf(answer.base_currency);
  const points = answer.rows.map((row) => [Date.parse(String(row['start'])) / dayMs, Number(row[column] ?? 0) / major] as const);
  const heights = points.map(([, y]) => y);
  const range = [Math.min(0, ...heights), Math.max(1, ...heights) * 1.05] as const;
  const left: PlotAxis = { ...plain, label: 'axis', range };
  return { id: column, kind: 'bar', x: { ...plain, label: 'start' }, left, series: [{ label: 'axis', points }], marks: [], levels: [] };
}

/** Bars over days, weeks or months: orders, or an amount in the base currency. */
export function SalesPlot({ column, answer, period }: SalesPlotProps) {
  const { t } = useTranslation('admin_overview');
  const { date, integer, money } = useFormat();
  const currency = answer.base_currency;
  const plot = useMemo(() => plotOf(answer, column), [answer, column]);
  const place = useCallback((x: number) => date(noonOf(new Date(x * dayMs).toISOString().slice(0, 10))), [date]);
  const title = t(`columns.${column}`);
  const words: Record<string, string> = {
    [`plots.${column}`]: title,
    axis: column === 'orders' ? title : t('in_currency', { name: title, currency }),
    start: t(`period.start_${period}`),
  };
  return (
    <PlotView
      plot={plot}
      fileName="shop"
      word={(key) => words[key] ?? key}
      text={(value) => (column === 'orders' ? integer(value) : money(Math.round(value * 10 ** decimalsOf(currency)), currency))}
      place={place}
    />
  );
}
