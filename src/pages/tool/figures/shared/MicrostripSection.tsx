import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { CoatOver, Dielectric, FieldLines, Line, Plane, taperOf, Trace } from '#src/pages/tool/figure/section-shapes.tsx';
import { stripField } from '#src/pages/tool/figure/strip-field.ts';
import { useSheet } from '#src/ui/use-sheet.ts';

interface Props {
  /** Id of the trace width, input or result. */
  width: string;
  /** Id of the gap of a pair; one trace without it. */
  spacing?: string;
  /** Id of the dielectric above the trace; air without it. */
  cover?: string;
}

const [side, row, plane] = [16, 22, 12];

/** One or two traces over a plane in section, with the field between them. */
export function MicrostripSection({ width, spacing = '', cover = '' }: Props) {
  const figure = useFigure();
  const sheet = useSheet(cover ? 300 : 280);
  const margin = { top: 40 + row, bottom: 34 };
  const lengthOf = (id: string) => (id ? amount(figure, id) : 0);
  const mask = amount(figure, 'maskThickness') ?? 0;
  const fit = scaleToFit(
    {
      across: { w: amount(figure, width), s: lengthOf(spacing), w2: spacing ? amount(figure, width) : 0 },
      up: { t: amount(figure, 'traceThickness'), h: amount(figure, 'dielectricHeight'), c: lengthOf(cover), m: mask },
    },
    {
      width: sheet.width * (spacing ? 0.5 : 0.4),
      height: sheet.height - margin.top - margin.bottom - plane,
      least: { w: 20, s: spacing ? 12 : 0, w2: spacing ? 20 : 0, t: 5, h: 40, c: lengthOf(cover) === 0 ? 0 : 14, m: mask === 0 ? 0 : 8 },
    },
  );
  const { w, s, t, h, c, m } = fit.px;
  const taper = taperOf(w, amount(figure, width), amount(figure, 'topWidthReduction'));
  const [left, right] = [side, sheet.width - side];
  const bottom = (sheet.height + c + m + t + h + plane + margin.top - margin.bottom) / 2 - plane;
  const top = bottom - h;
  const surface = cover ? top - t - c : top;
  const first = (sheet.width - (spacing ? 2 * w + s : w)) / 2;
  const traces = spacing ? [first, first + w + s] : [first];
  const layered = amount(figure, 'permittivityAbove') === null ? '' : 'permittivityAbove';
  const coat = mask > 0 ? 'maskThickness' : '';
  const ids = [width, spacing, 'dielectricHeight', 'traceThickness', cover, 'relativePermittivity', layered, coat];
  return (
    <FigureFrame sheet={sheet} fit={fit} of={ids.filter(Boolean)}>
      <Dielectric x={left} y={surface} width={right - left} height={bottom - surface} />
      {mask > 0 && (
        <CoatOver left={left} right={right} top={top} coat={m} strips={traces.map((from) => ({ from, to: from + w, height: t, taper }))} />
      )}
      <Plane x={left} y={bottom} width={right - left} height={plane} />
      {traces.map((from) => {
        // Each trace of a pair has the half of the drawing on its side.
        const limits =
          traces.length === 1
            ? ([left, right - 14] as const)
            : from === first
              ? ([left, first + w + s / 2] as const)
              : ([first + w + s / 2, right - 14] as const);
        return <FieldLines key={from} d={stripField({ from, to: from + w, face: top, plane: bottom, limits })} />;
      })}
      {traces.map((from) => (
        <Trace key={from} x={from} y={top - t} width={w} height={t} taper={taper} />
      ))}
      <Dimension along="x" from={first} to={first + w} at={Math.min(surface, top - t - m) - row} edge={top - t} of={width} />
      {spacing && (
        <Dimension along="x" from={first + w} to={first + w + s} at={top + 14} edge={top} of={spacing} side="below" on="laminate" />
      )}
      <Dimension
        along="y"
        from={top}
        to={bottom}
        at={right - 10}
        edge={cover ? [first + w, right] : right}
        of="dielectricHeight"
        side="left"
        on="laminate"
      />
      {cover && c > 0 && (
        <Dimension along="y" from={surface} to={top - t} at={right - 10} edge={[right, first + w]} of={cover} side="left" on="laminate" />
      )}
      <Dimension
        along="y"
        from={top - t}
        to={top}
        at={first - 14}
        edge={first}
        of="traceThickness"
        side="left"
        {...(cover && c > 20 && { on: 'laminate' })}
      />
      {mask > 0 && <Dimension along="y" from={top - m} to={top} at={right - 40} of="maskThickness" side="left" />}
      {layered && <Line d={`M${left} ${top}H${first}M${first + w} ${top}H${right}`} />}
      {layered && <Label x={left + 8} y={top - 4} anchor="start" rise="bottom" of={layered} on="laminate" />}
      <Label x={left + 8} y={bottom - 6} anchor="start" rise="bottom" of="relativePermittivity" on="laminate" />
    </FigureFrame>
  );
}
