import type { PlotData } from '#calculators/plot.ts';
import { baseOf, type Layout, type Pixel, pixelsOf } from './layout.ts';
import { areaPath, linePath } from './path.ts';
import { Curve, dashesOf, Dot, seriesColor, Surface } from './plot-style.ts';

interface CurvesProps {
  plot: PlotData;
  layout: Layout;
}

type MaybePixel = Pixel | null;

/** The area of the band; it takes the colour of the first series, to which it belongs. */
function Band({ plot: { band }, layout: { x: across, left } }: CurvesProps) {
  const edges = band?.points.map(([x, low, high]): [Pixel, Pixel] | null => {
    const [at, from, to] = [across.at(x), left.at(low), left.at(high)];
    return at === null || from === null || to === null
      ? null
      : [
          [at, from],
          [at, to],
        ];
  });
  return edges ? <Surface $color={seriesColor(0)} d={areaPath(edges)} /> : null;
}

function Stems({ pixels, base, color, dash }: { pixels: readonly MaybePixel[]; base: number; color: string; dash: string | undefined }) {
  const drawn = pixels.filter((pixel) => pixel !== null);
  return (
    <>
      <Curve $color={color} strokeDasharray={dash} d={drawn.map(([x, y]) => `M${x} ${base}V${y}`).join('')} />
      {drawn.map(([x, y]) => (
        <Dot key={`${x} ${y}`} $color={color} cx={x} cy={y} r={4} />
      ))}
    </>
  );
}

/** Bars of one series; several series share each slot side by side. */
function barsOf(pixels: readonly MaybePixel[], base: number, slot: number, index: number, count: number): string {
  const width = Math.max(2, Math.min(40, (slot * 0.7) / count));
  return pixels
    .flatMap((pixel) => {
      if (!pixel) return [];
      const start = pixel[0] + (index - count / 2) * width;
      return `M${start} ${base}V${pixel[1]}h${width}V${base}Z`;
    })
    .join('');
}

/** The data of a plot: lines, stems or bars, and the band. */
export function PlotCurves({ plot, layout }: CurvesProps) {
  const dashes = dashesOf(plot.series);
  const base = baseOf(plot, layout);
  const slot = (layout.area.right - layout.area.left) / Math.max(1, ...plot.series.map(({ points }) => points.length));
  return (
    <>
      <Band plot={plot} layout={layout} />
      {plot.series.map((series, index) => {
        const [pixels, color, dash] = [pixelsOf(series, layout), seriesColor(index), dashes[index]];
        if (plot.kind === 'bar') {
          return <Surface key={series.label} $strong $color={color} d={barsOf(pixels, base, slot, index, plot.series.length)} />;
        }
        if (plot.kind === 'stem') return <Stems key={series.label} pixels={pixels} base={base} color={color} dash={dash} />;
        return <Curve key={series.label} $color={color} strokeDasharray={dash} d={linePath(pixels)} />;
      })}
    </>
  );
}
