import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Leader } from '#src/pages/tool/figure/Leader.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { CurrentInto, Dielectric, Line, Plane, taperOf, Trace } from '#src/pages/tool/figure/section-shapes.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';

interface Props {
  layer: 'external' | 'internal';
  /** Ids of width, current and temperature rise, some of which are results. */
  width: string;
  current: string;
  rise: string;
}

const [side, above, below, plane] = [16, 96, 30, 8];
/** How far each isotherm lies outside of the trace, in pixels. */
const isotherms = [10, 20, 32];
/** Of dimensions beyond the isotherms. */
const outside = 44;
/** To the plane, so that its dimension has room. */
const leastGap = 28;

/** Warm trace on or in a board, in section, with the plane under it where there is one. */
export function TraceInBoard({ layer, width, current, rise }: Props) {
  const figure = useFigure();
  const sheet = useSheet(320);
  const distance = amount(figure, 'planeDistance') ?? 0;
  const thickness = amount(figure, 'boardThickness');
  const fit = scaleToFit(
    { across: { w: amount(figure, width) }, up: { t: amount(figure, 'copperThickness'), h: thickness } },
    { width: sheet.width * 0.34, height: sheet.height - above - below - plane, least: { w: 24, t: 12, h: 96 } },
  );
  const { w, t, h } = fit.px;
  const taper = taperOf(w, amount(figure, width), amount(figure, 'topWidthReduction'));
  const isOutside = layer === 'external';
  const bottom = (sheet.height + h + (isOutside ? t : 0) + above - below) / 2 - plane;
  const top = bottom - h;
  const [left, right] = [side, sheet.width - side];
  const [from, middle] = [(sheet.width - w) / 2, sheet.width / 2];
  const face = isOutside ? top : top + h / 2 + t / 2;
  const ground = Math.min(bottom, face + Math.max(leastGap, thickness === null ? 0 : (distance / thickness) * h));
  const onBoard = isOutside ? {} : ({ on: 'laminate' } as const);
  return (
    <FigureFrame sheet={sheet} fit={fit} of={[width, 'copperThickness', current, rise]}>
      <Dielectric x={left} y={top} width={right - left} height={h} />
      {distance > 0 && <Plane x={left} y={ground} width={right - left} height={plane} />}
      {isotherms.map((out) => (
        <Line key={out} dashed d={ellipse(middle, face - t / 2, w / 2 + out, t / 2 + out * 0.8)} />
      ))}
      <Trace x={from} y={face - t} width={w} height={t} taper={taper} />
      <CurrentInto x={middle} y={face - t / 2} radius={Math.min(9, t / 2 - 1)} />
      <Dimension along="x" from={from} to={from + w} at={face - t - outside} edge={face - t} of={width} {...onBoard} />
      <Dimension along="y" from={face - t} to={face} at={from - outside} edge={from} of="copperThickness" side="left" {...onBoard} />
      <Dimension along="y" from={top} to={bottom} at={right - 12} of="boardThickness" side="left" on="laminate" />
      {distance > 0 && (
        <Dimension along="y" from={face} to={ground} at={left + 16} edge={[from, left]} of="planeDistance" side="right" on="laminate" />
      )}
      <Leader from={[middle + w / 2 + 56, 52]} to={[middle, face - t / 2]} of={current} />
      <Leader from={[middle - w / 2 - 56, 24]} to={[middle - (w / 2 + 32) * 0.7, face - t / 2 - (t / 2 + 26) * 0.7]} of={rise} />
      <Label of="ambientTemperature" x={right - 6} y={20} anchor="end" />
    </FigureFrame>
  );
}

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
