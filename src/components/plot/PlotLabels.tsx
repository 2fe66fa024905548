import { useMemo } from 'react';
import type { PlotData, PlotLevel } from '#calculators/plot.ts';
import { theme } from '#src/ui/theme.ts';
import { keyWidth, labelRequests, levelPixel, markPixel } from './label-requests.ts';
import { baseOf, type Layout, type Pixel, pixelsOf } from './layout.ts';
import { type LabelRequest, lineHeight, type Place, placeLabels, stepsAlong } from './place-labels.ts';
import { Curve, dashesOf, Label, Ring, Rule, seriesColor, Surface } from './plot-style.ts';
import type { PlotText } from './plot-text.ts';

interface LabelsProps {
  plot: PlotData;
  layout: Layout;
  text: PlotText;
  /** While a cursor shows its values, those of the working point step back. */
  quiet: boolean;
}

const tones = { target: theme.color.success.text, limit: theme.color.danger.text } satisfies Record<NonNullable<PlotLevel['tone']>, string>;

function toneOf(tone: PlotLevel['tone']): string {
  return tone ? tones[tone] : theme.color.text.secondary;
}

/** Levels across the plot, and the guides of the marks to both axes. */
export function PlotGuides({ plot, layout }: { plot: PlotData; layout: Layout }) {
  const { left, right, top, bottom } = layout.area;
  return (
    <>
      {plot.levels.map(({ on, at, tone }, index) => {
        const pixel = levelPixel(plot, layout, index);
        const path = on === 'x' ? `M${pixel} ${top}V${bottom}` : `M${left} ${pixel}H${right}`;
        return pixel === null ? null : (
          <Rule key={`${on}${at}`} $color={toneOf(tone)} strokeDasharray={tone === 'limit' ? '8 3 2 3' : '5 4'} d={path} />
        );
      })}
      {plot.marks.map((mark, index) => {
        const pixel = markPixel(plot, layout, index);
        if (!pixel) return null;
        const path = `M${mark.axis === 'right' ? right : left} ${pixel[1]}H${pixel[0]}V${bottom}`;
        return <Rule key={`${mark.x} ${mark.y}`} $color={theme.color.art.dim} strokeDasharray="2 3" d={path} />;
      })}
    </>
  );
}

function Lines({ lines, x }: { lines: readonly string[]; x: number }) {
  return lines.map((line, index) => (
    <tspan key={line} x={x} dy={index === 0 ? 0 : lineHeight}>
      {/* the space is for those who hear the lines as one text */}
      {index === lines.length - 1 ? line : `${line} `}
    </tspan>
  ));
}

/** The piece of line or band before the name of a series. */
function SeriesKey({ plot, index, x, y }: { plot: PlotData; index: number; x: number; y: number }) {
  if (index === -1) return <Surface $color={seriesColor(0)} d={`M${x} ${y - 9}h18v10h-18Z`} />;
  if (plot.kind === 'bar') return <Surface $strong $color={seriesColor(index)} d={`M${x + 4} ${y - 9}h10v10h-10Z`} />;
  return <Curve $color={seriesColor(index)} strokeDasharray={dashesOf(plot.series)[index]} d={`M${x} ${y - 4}h19`} />;
}

function SeriesLabel({ plot, request, place }: { plot: PlotData; request: LabelRequest; place: Place }) {
  const start = { start: place.x, middle: place.x - request.width / 2, end: place.x - request.width }[place.anchor];
  return (
    <>
      <SeriesKey plot={plot} index={request.key === 'band' ? -1 : Number(request.key.slice('series'.length))} x={start} y={place.y} />
      <Label $color={theme.color.text.primary} x={start + keyWidth} y={place.y}>
        <Lines lines={request.lines} x={start + keyWidth} />
      </Label>
    </>
  );
}

/** What a label should not cover: lines along their course, stems and bars along their height, levels across the plot. */
function drawnSteps(plot: PlotData, layout: Layout): Pixel[] {
  const base = baseOf(plot, layout);
  const { left, right, top, bottom } = layout.area;
  const series = plot.series.flatMap((one) => {
    const pixels = pixelsOf(one, layout);
    if (plot.kind === 'line') return stepsAlong(pixels);
    return pixels.flatMap((pixel) => (pixel ? stepsAlong([[pixel[0], base], pixel]) : []));
  });
  const levels = plot.levels.flatMap(({ on }, index) => {
    const pixel = levelPixel(plot, layout, index);
    if (pixel === null) return [];
    return stepsAlong(
      on === 'x'
        ? [
            [pixel, top],
            [pixel, bottom],
          ]
        : [
            [left, pixel],
            [right, pixel],
          ],
    );
  });
  return [...series, ...levels];
}

/** Rings of the marks, names of series and levels. */
export function PlotLabels({ plot, layout, text, quiet }: LabelsProps) {
  const requests = labelRequests(plot, layout, text);
  const lines = useMemo(() => drawnSteps(plot, layout), [plot, layout]);
  const places = placeLabels(requests, lines, layout.area);
  return (
    <>
      {plot.marks.map((mark, index) => {
        const pixel = markPixel(plot, layout, index);
        return pixel ? <Ring key={`${mark.x} ${mark.y}`} $color={theme.color.art.ink} cx={pixel[0]} cy={pixel[1]} r={5} /> : null;
      })}
      {requests.map((request) => {
        const place = places.get(request.key);
        if (!place || (quiet && request.key === 'mark0')) return null;
        if (!/^(mark|level)/.test(request.key)) return <SeriesLabel key={request.key} plot={plot} request={request} place={place} />;
        const level = request.key.startsWith('level') ? plot.levels[Number(request.key.slice('level'.length))] : undefined;
        return (
          <Label
            key={request.key}
            $strong={!level}
            $color={level ? toneOf(level.tone) : theme.color.text.primary}
            x={place.x}
            y={place.y}
            textAnchor={place.anchor}
          >
            <Lines lines={request.lines} x={place.x} />
          </Label>
        );
      })}
    </>
  );
}
