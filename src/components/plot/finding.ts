/** The sentences that tell a screen reader what a plot shows. */
import type { Translate, WordKey } from '#src/i18n/typed-words.ts';
import type { PlotData, PlotSeries } from '#calculators/plot.ts';
import { levelText } from './label-requests.ts';
import { type Layout, scaleOf } from './layout.ts';
import { axisText, placeText, type PlotText } from './plot-text.ts';

interface FindingRequest {
  plot: PlotData;
  layout: Layout;
  text: PlotText;
  t: Translate<WordKey<'tool'>>;
}

function seriesSentence({ plot, layout, text, t }: FindingRequest, series: PlotSeries): string[] {
  const known = series.points.flatMap(([x, y]) => (y === null ? [] : [{ x, y }]));
  const [first] = known;
  if (!first) return [];
  const low = known.reduce((a, b) => (b.y < a.y ? b : a), first);
  const high = known.reduce((a, b) => (b.y > a.y ? b : a), first);
  const axis = (series.axis === 'right' ? plot.right : undefined) ?? plot.left;
  const x = placeText(text, plot.x, layout.x);
  const y = axisText(text, axis, scaleOf(layout, series.axis));
  const label = text.word(series.label);
  if (low.y === high.y) return [t('plot.constant', { label, value: y(low.y) })];
  return [t('plot.extent', { label, low: y(low.y), low_at: x(low.x), high: y(high.y), high_at: x(high.x) })];
}

/** Least and greatest value of each series, the working point, the levels. */
export function findingOf(request: FindingRequest): string {
  const { plot, layout, text, t } = request;
  const [mark] = plot.marks;
  const axis = (mark?.axis === 'right' ? plot.right : undefined) ?? plot.left;
  const working = mark
    ? [
        t('plot.working_point', {
          x: axisText(text, plot.x, layout.x)(mark.x),
          y: axisText(text, axis, scaleOf(layout, mark.axis))(mark.y),
        }),
      ]
    : [];
  const levels = plot.levels.map(({ tone }, index) => {
    const value = levelText(plot, layout, text, index);
    return tone === 'target' ? t('plot.target', { value }) : tone === 'limit' ? t('plot.limit', { value }) : t('plot.level', { value });
  });
  return [...plot.series.flatMap((series) => seriesSentence(request, series)), ...working, ...levels].join(' ');
}
