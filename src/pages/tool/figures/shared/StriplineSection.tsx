import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Leader } from '#src/pages/tool/figure/Leader.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { Dielectric, FieldLines, Line, Plane, taperOf, Trace } from '#src/pages/tool/figure/section-shapes.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';
import { fieldBetweenPlanes } from './field-between-planes.ts';

interface Props {
  /** Id of the trace width, input or result. */
  width: string;
  /** Id of the gap of a pair; one trace without it. */
  spacing?: string;
  /** The trace lies in the middle and the plane spacing is given; without it both heights are. */
  isCentred?: boolean;
}

const [side, plane] = [16, 12];

/** One or two traces between two planes in section. */
export function StriplineSection({ width, spacing = '', isCentred = false }: Props) {
  const figure = useFigure();
  const sheet = useSheet(300);
  const margin = { top: 46, bottom: 14 };
  const thickness = amount(figure, 'traceThickness');
  const centred = ((amount(figure, 'planeSpacing') ?? Number.NaN) - (thickness ?? 0)) / 2;
  const fit = scaleToFit(
    {
      across: { w: amount(figure, width), s: spacing ? amount(figure, spacing) : 0, w2: spacing ? amount(figure, width) : 0 },
      up: {
        h1: isCentred ? centred : amount(figure, 'heightBelow'),
        t: thickness,
        h2: isCentred ? centred : amount(figure, 'heightAbove'),
      },
    },
    {
      width: sheet.width * (spacing ? 0.42 : 0.36),
      height: sheet.height - margin.top - margin.bottom - 2 * plane,
      least: { w: 20, s: spacing ? 12 : 0, w2: spacing ? 20 : 0, t: 5, h1: 44, h2: 34 },
    },
  );
  const { w, s, t, h1, h2 } = fit.px;
  const taper = taperOf(w, amount(figure, width), amount(figure, 'topWidthReduction'));
  const [left, right] = [side, sheet.width - side];
  const upper = (sheet.height + margin.top - margin.bottom - h1 - t - h2) / 2;
  const [top, bottom, lower] = [upper + h2, upper + h2 + t, upper + h2 + t + h1];
  const first = (sheet.width - (spacing ? 2 * w + s : w)) / 2;
  const last = spacing ? first + w + s : first;
  const heights = isCentred ? ['planeSpacing'] : ['heightBelow', 'heightAbove'];
  const layered = amount(figure, 'permittivityAbove') === null ? '' : 'permittivityAbove';
  const ids = [width, spacing, 'traceThickness', ...heights, 'relativePermittivity', layered];
  return (
    <FigureFrame sheet={sheet} fit={fit} of={ids.filter(Boolean)}>
      <Dielectric x={left} y={upper} width={right - left} height={lower - upper} />
      <Plane x={left} y={upper - plane} width={right - left} height={plane} />
      <Plane x={left} y={lower} width={right - left} height={plane} />
      <FieldLines
        d={fieldBetweenPlanes({ from: first, to: first + w, top, bottom, upper, lower, open: spacing ? ['left'] : ['left', 'right'] })}
      />
      {spacing && <FieldLines d={fieldBetweenPlanes({ from: last, to: last + w, top, bottom, upper, lower, open: ['right'] })} />}
      <Trace x={first} y={top} width={w} height={t} taper={taper} />
      {spacing && <Trace x={last} y={top} width={w} height={t} taper={taper} />}
      {layered && <Line d={`M${left} ${bottom}H${first}M${last + w} ${bottom}H${right}`} />}
      <Dimension along="x" from={last} to={last + w} at={upper - plane - 10} edge={top} of={width} />
      {spacing && <Dimension along="x" from={first + w} to={last} at={bottom + 14} edge={bottom} of={spacing} side="below" on="laminate" />}
      {isCentred ? (
        <Dimension along="y" from={upper} to={lower} at={left + 12} of="planeSpacing" side="right" on="laminate" />
      ) : (
        <>
          <Dimension along="y" from={upper} to={top} at={left + 12} edge={[left, first]} of="heightAbove" side="right" on="laminate" />
          <Dimension along="y" from={bottom} to={lower} at={left + 12} edge={[first, left]} of="heightBelow" side="right" on="laminate" />
          <Dimension along="y" from={upper} to={lower} at={right - 12} name={figure.symbol('out.planeSpacing')} side="left" on="laminate" />
        </>
      )}
      {spacing ? (
        <Leader from={[first + w / 2, top - 12]} to={[first + w / 2, top]} of="traceThickness" on="laminate" />
      ) : (
        <Leader from={[first + w / 2, bottom + 14]} to={[first + w / 2, bottom]} of="traceThickness" on="laminate" />
      )}
      {layered && <Label x={right - 30} y={bottom - 6} anchor="end" rise="bottom" of={layered} on="laminate" />}
      <Label x={right - 30} y={lower - 6} anchor="end" rise="bottom" of="relativePermittivity" on="laminate" />
    </FigureFrame>
  );
}
