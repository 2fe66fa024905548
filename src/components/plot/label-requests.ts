/** What is labelled inside a plot, and the places that suit each label, best first. */
import type { PlotData } from '#calculators/plot.ts';
import { type Area, type Layout, type Pixel, pixelsOf, scaleOf } from './layout.ts';
import { type LabelRequest, lineHeight, type Place } from './place-labels.ts';
import { axisText, type PlotText } from './plot-text.ts';
import { textWidth } from './text-width.ts';

/** Width of the piece of line that stands before the name of a series. */
export const keyWidth = 24;

/** Parts of a line at which its name may stand, its end first. */
const parts = [1, 0.9, 0.78, 0.66, 0.5, 0.34, 0.2, 0];

function isInside([x, y]: Pixel, { left, right, top, bottom }: Area): boolean {
  return x >= left - 0.5 && x <= right + 0.5 && y >= top - 0.5 && y <= bottom + 0.5;
}

/** Above and below a line, at its end or further back. */
function alongLine(pixels: readonly (Pixel | null)[], area: Area): Place[] {
  const seen = pixels.filter((pixel): pixel is Pixel => pixel !== null && isInside(pixel, area));
  return parts.flatMap((part): Place[] => {
    const point = seen[Math.round(part * (seen.length - 1))];
    if (!point) return [];
    const [x, y] = point;
    const anchor = part === 1 ? 'end' : part === 0 ? 'start' : 'middle';
    const beside: Place[] =
      anchor === 'middle'
        ? [
            { x: x - 10, y: y + 4, anchor: 'end' },
            { x: x + 10, y: y + 4, anchor: 'start' },
          ]
        : [];
    const inset = part === 1 ? -4 : part === 0 ? 4 : 0;
    return [{ x: x + inset, y: y - 8, anchor, above: true }, { x: x + inset, y: y + 17, anchor }, ...beside];
  });
}

function aroundPoint([x, y]: Pixel): Place[] {
  const gap = 12;
  return [
    { x: x + gap, y: y - gap + 2, anchor: 'start', above: true },
    { x: x - gap, y: y - gap + 2, anchor: 'end', above: true },
    { x: x + gap, y: y + gap + 10, anchor: 'start' },
    { x: x - gap, y: y + gap + 10, anchor: 'end' },
    { x, y: y - gap - 4, anchor: 'middle', above: true },
    { x, y: y + gap + 14, anchor: 'middle' },
  ];
}

function alongLevel(on: 'x' | 'y', at: number, { left, right, top, bottom }: Area): Place[] {
  if (on === 'y') {
    return [
      { x: right - 4, y: at - 6, anchor: 'end', above: true },
      { x: right - 4, y: at + 16, anchor: 'end' },
      { x: left + 4, y: at - 6, anchor: 'start', above: true },
      { x: left + 4, y: at + 16, anchor: 'start' },
      { x: (left + right) / 2, y: at - 6, anchor: 'middle', above: true },
    ];
  }
  return [top + 14, top + 32, bottom - 8, bottom - 26, top + 50].flatMap((y): Place[] => [
    { x: at + 6, y, anchor: 'start' },
    { x: at - 6, y, anchor: 'end' },
  ]);
}

/** The text of a level: its number, after its name if it has one. */
export function levelText(plot: PlotData, layout: Layout, text: PlotText, index: number): string {
  const level = plot.levels[index];
  if (!level) return '';
  const axis = level.on === 'x' ? plot.x : plot.left;
  const value = axisText(text, axis, level.on === 'x' ? layout.x : layout.left)(level.at);
  return level.label === undefined ? value : `${text.word(level.label)} ${value}`;
}

/** The text of a mark: its name, else its two values for the first one. */
function markText(plot: PlotData, layout: Layout, text: PlotText, index: number): string {
  const mark = plot.marks[index];
  if (!mark) return '';
  if (mark.label !== undefined) return text.word(mark.label);
  if (index > 0) return '';
  const axis = (mark.axis === 'right' ? plot.right : undefined) ?? plot.left;
  return `${axisText(text, plot.x, layout.x)(mark.x)} → ${axisText(text, axis, scaleOf(layout, mark.axis))(mark.y)}`;
}

export function markPixel(plot: PlotData, layout: Layout, index: number): Pixel | null {
  const mark = plot.marks[index];
  const x = mark ? layout.x.at(mark.x) : null;
  const y = mark ? scaleOf(layout, mark.axis).at(mark.y) : null;
  return x !== null && y !== null && isInside([x, y], layout.area) ? [x, y] : null;
}

export function levelPixel(plot: PlotData, layout: Layout, index: number): number | null {
  const level = plot.levels[index];
  const at = level ? (level.on === 'x' ? layout.x : layout.left).at(level.at) : null;
  if (!level || at === null) return null;
  return isInside(level.on === 'x' ? [at, layout.area.top] : [layout.area.left, at], layout.area) ? at : null;
}

/** Two lines of about equal length for a text that would take most of the plot's width. */
function linesOf(text: string, most: number): string[] {
  if (textWidth(text) <= most) return [text];
  const middle = text.length / 2;
  const gaps = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [at] = gaps.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** All labels, the most important first: marks, levels, series, band. */
/** Places all over the plot, for labels that show a piece of their line and so need not touch it. */
function everywhere({ left, top, bottom }: Area): Place[] {
  const count = Math.floor((bottom - top) / (2 * lineHeight));
  return Array.from({ length: count }, (_, row): Place => ({ x: left + 8, y: top + (row + 1) * 2 * lineHeight, anchor: 'start' }));
}

export function labelRequests(plot: PlotData, layout: Layout, text: PlotText): LabelRequest[] {
  const marks = plot.marks.flatMap((_, index) => {
    const pixel = markPixel(plot, layout, index);
    return pixel ? [{ key: `mark${index}`, text: markText(plot, layout, text, index), places: aroundPoint(pixel), before: 0 }] : [];
  });
  const levels = plot.levels.flatMap(({ on }, index) => {
    const at = levelPixel(plot, layout, index);
    if (at === null) return [];
    return [{ key: `level${index}`, text: levelText(plot, layout, text, index), places: alongLevel(on, at, layout.area), before: 0 }];
  });
  const series = plot.series.map((one, index) => {
    const places = alongLine(pixelsOf(one, layout), layout.area);
    return { key: `series${index}`, text: text.word(one.label), places, before: keyWidth };
  });
  const edge = plot.band?.points.map(([x, , high]): Pixel | null => {
    const [across, up] = [layout.x.at(x), layout.left.at(high)];
    return across === null || up === null ? null : [across, up];
  });
  const band =
    plot.band && edge ? [{ key: 'band', text: text.word(plot.band.label), places: alongLine(edge, layout.area), before: keyWidth }] : [];
  // One series needs no name: the title of the plot is its name.
  const named = plot.series.length > 1 || plot.band ? [...series, ...band] : [];
  return [...marks, ...levels, ...named]
    .filter((request) => request.text !== '' && request.places.length > 0)
    .map(({ key, text: words, places, before }) => {
      const spare = before > 0 ? everywhere(layout.area) : [];
      const lines = linesOf(words, (layout.area.right - layout.area.left) * 0.6);
      return { key, lines, places, spare, width: before + Math.max(...lines.map(textWidth)) };
    });
}
