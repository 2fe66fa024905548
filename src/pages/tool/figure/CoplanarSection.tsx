import { Dimension } from './Dimension.tsx';
import { FigureFrame } from './FigureFrame.tsx';
import { amount, useFigure } from './figure-state.ts';
import { Label } from './Label.tsx';
import { scaleToFit } from './scale-to-fit.ts';
import { CoatOver, Dielectric, FieldLines, Plane, taperOf, Trace } from './section-shapes.tsx';
import { stripField } from './strip-field.ts';
import { useSheet } from '#src/ui/use-sheet.ts';

const [side, row, plane, margin] = [16, 22, 12, { top: 62, bottom: 52 }];

/** Arcs from the edges of the trace over the gaps to the grounds, above the board. */
function gapField(left: number, right: number, gap: number, face: number): string {
  const arc = (from: number, way: number, reach: number) =>
    `M${from - way * reach} ${face}C${from} ${face - reach - 4} ${from + way * gap} ${face - reach - 4} ${from + way * (gap + reach)} ${face}`;
  return [3, Math.min(10, gap / 2)].map((reach) => arc(right, 1, reach) + arc(left, -1, reach)).join('');
}

interface Props {
  /** Ids of the trace width and of the gap to the grounds. */
  width: string;
  gap: string;
  /** Id of the spacing of a pair; one trace without it. */
  spacing?: string;
}

/** One or two traces between two grounds on a dielectric, with or without a plane under it. */
export function CoplanarSection({ width, gap: gapId, spacing = '' }: Props) {
  const figure = useFigure();
  const sheet = useSheet(280);
  const hasPlane = figure.given['structure'] !== 'open';
  const gap = amount(figure, gapId);
  const between = spacing ? amount(figure, spacing) : 0;
  const mask = amount(figure, 'maskThickness') ?? 0;
  const fit = scaleToFit(
    {
      across: { w: amount(figure, width), w2: spacing ? amount(figure, width) : 0, p: between, s: gap, s2: gap },
      up: { t: amount(figure, 'traceThickness'), h: amount(figure, 'dielectricHeight'), m: mask },
    },
    {
      width: sheet.width * (spacing ? 0.68 : 0.55),
      height: sheet.height - margin.top - margin.bottom - plane,
      least: { w: 24, w2: spacing ? 24 : 0, p: spacing ? 14 : 0, s: 14, s2: 14, t: 5, h: 40, m: mask === 0 ? 0 : 8 },
    },
  );
  const { w, p, s, t, h, m } = fit.px;
  const taper = taperOf(w, amount(figure, width), amount(figure, 'topWidthReduction'));
  const [left, right] = [side, sheet.width - side];
  const bottom = (sheet.height + m + t + h + plane + margin.top - margin.bottom) / 2 - plane;
  const top = bottom - h;
  const whole = spacing ? 2 * w + p : w;
  const from = (sheet.width - whole) / 2;
  const to = from + whole;
  const traces = spacing ? [from, from + w + p] : [from];
  const ids = [
    width,
    spacing,
    gapId,
    'groundWidth',
    'dielectricHeight',
    'traceThickness',
    'relativePermittivity',
    mask > 0 ? 'maskThickness' : '',
  ];
  return (
    <FigureFrame sheet={sheet} fit={fit} of={ids.filter(Boolean)}>
      <Dielectric x={left} y={top} width={right - left} height={h} />
      {mask > 0 && (
        <CoatOver
          left={left}
          right={right}
          top={top}
          coat={m}
          strips={[
            { from: left, to: from - s, height: t, taper },
            ...traces.map((x) => ({ from: x, to: x + w, height: t, taper })),
            { from: to + s, to: right, height: t, taper },
          ]}
        />
      )}
      {hasPlane && <Plane x={left} y={bottom} width={right - left} height={plane} />}
      {hasPlane &&
        traces.map((x) => <FieldLines key={x} d={stripField({ from: x, to: x + w, face: top, plane: bottom, limits: [x, x + w] })} />)}
      <FieldLines d={gapField(from, to, s, top - t)} />
      <Trace x={left} y={top - t} width={from - s - left} height={t} taper={taper} only="right" />
      {traces.map((x) => (
        <Trace key={x} x={x} y={top - t} width={w} height={t} taper={taper} />
      ))}
      <Trace x={to + s} y={top - t} width={right - to - s} height={t} taper={taper} only="left" />
      <Dimension along="x" from={from} to={from + w} at={top - t - m - row} edge={top - t} of={width} />
      {spacing && (
        <Dimension along="x" from={from + w} to={from + w + p} at={top + 14} edge={top} of={spacing} side="below" on="laminate" />
      )}
      <Dimension along="x" from={to} to={to + s} at={top - t - m - row} edge={top - t} of={gapId} />
      <Dimension along="y" from={top} to={bottom} at={right - 10} edge={right} of="dielectricHeight" side="left" on="laminate" />
      <Dimension along="y" from={top - t} to={top} at={left + 14} of="traceThickness" side="right" />
      <Label x={right} y={top - t - m - 6 - 2 * row} anchor="end" rise="bottom" of="groundWidth" />
      {mask > 0 && <Dimension along="y" from={top - t - m} to={top - t} at={right - 58} of="maskThickness" side="right" />}
      <Label x={left + 8} y={bottom - 6} anchor="start" rise="bottom" of="relativePermittivity" on="laminate" />
    </FigureFrame>
  );
}
