/** The points of a plot as rows, for the table and the file. */
import type { Translate, WordKey } from '#src/i18n/typed-words.ts';
import type { PlotData } from '#calculators/plot.ts';
import { toShown } from '#calculators/units.ts';
import { type Layout, scaleOf, xsOf } from './layout.ts';
import { axisTitle, type PlotText } from './plot-text.ts';

export interface PlotRows {
  head: readonly string[];
  /** Numbers in the units of the head; null is a gap. */
  rows: readonly (readonly (number | null)[])[];
}

/** A column for x, one for each series, two for the band. */
export function rowsOf(plot: PlotData, layout: Layout, text: PlotText, t: Translate<WordKey<'tool'>>): PlotRows {
  const columns = plot.series.map((series) => {
    const axis = (series.axis === 'right' ? plot.right : undefined) ?? plot.left;
    const scale = { ...scaleOf(layout, series.axis), mixed: false };
    const title = plot.series.length === 1 ? axisTitle(text, axis, scale) : axisTitle(text, { ...axis, label: series.label }, scale);
    const points = new Map(series.points);
    return { title, value: (x: number) => inUnit(points.get(x) ?? null, axis, scale.unit) };
  });
  const { band } = plot;
  const edges = ([1, 2] as const).flatMap((edge) => {
    if (!band) return [];
    const points = new Map(band.points.map((point) => [point[0], point[edge]]));
    const title = axisTitle(text, { ...plot.left, label: band.label }, { ...layout.left, mixed: false });
    return [
      {
        title: t(edge === 1 ? 'plot.band_low' : 'plot.band_high', { title }),
        value: (x: number) => inUnit(points.get(x) ?? null, plot.left, layout.left.unit),
      },
    ];
  });
  const all = [...columns, ...edges];
  return {
    head: [axisTitle(text, plot.x, { ...layout.x, mixed: false }), ...all.map(({ title }) => title)],
    rows: xsOf(plot).map((x) => [inUnit(x, plot.x, layout.x.unit), ...all.map(({ value }) => value(x))]),
  };
}

/** Nine digits are more than any input justifies and hide what binary fractions add. */
function inUnit(value: number | null, axis: PlotData['x'], unit: string): number | null {
  if (value === null) return null;
  const shown = Number(toShown(value, axis.unit, unit).toPrecision(9));
  return Number.isFinite(shown) ? shown : null;
}

/** Evenly chosen rows, the first and the last among them. */
export function thinned<Row>(rows: readonly Row[], most: number): Row[] {
  if (rows.length <= most) return [...rows];
  const chosen = new Set(Array.from({ length: most }, (_, index) => Math.round((index * (rows.length - 1)) / (most - 1))));
  return rows.filter((_, index) => chosen.has(index));
}
