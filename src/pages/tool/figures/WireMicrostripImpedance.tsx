import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Leader } from '#src/pages/tool/figure/Leader.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { Dielectric, Line, Plane, RoundDielectric, RoundWire } from '#src/pages/tool/figure/section-shapes.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';

const margin = { side: 16, top: 52, bottom: 14 };
const plane = 12;

/** A round wire over a plane: in one dielectric, insulated, or on a slab. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(290);
  const { mode } = figure;
  const height = mode === 'height' ? 'out.requiredHeight' : 'wireHeight';
  const diameter = amount(figure, 'wireDiameter');
  const outer = mode === 'insulated' ? amount(figure, 'insulationDiameter') : diameter;
  const below = { insulated: amount(figure, 'insulationGap'), substrate: amount(figure, 'substrateHeight') };
  const gap = mode === 'insulated' || mode === 'substrate' ? below[mode] : (amount(figure, height) ?? Number.NaN) - (diameter ?? 0) / 2;
  const fit = scaleToFit(
    { across: { wide: outer }, up: { high: outer, gap } },
    {
      width: sheet.width * 0.4,
      height: sheet.height - margin.top - margin.bottom - plane,
      least: { wide: 30, high: 30, gap: gap === 0 ? 0 : 16 },
    },
  );
  const [left, right, x] = [margin.side, sheet.width - margin.side, sheet.width / 2];
  const radius = fit.px.high / 2;
  const wire = mode === 'insulated' ? Math.max(4, radius * Math.min(0.94, (diameter ?? 0) / (outer ?? 1))) : radius;
  const bottom = (sheet.height + margin.top - margin.bottom + fit.px.gap + 2 * radius) / 2;
  const y = bottom - fit.px.gap - radius;
  const isFilled = mode !== 'insulated' && mode !== 'substrate' && (amount(figure, 'relativePermittivity') ?? 1) > 1;
  const top = mode === 'substrate' ? y + radius : 0;
  const shown = { insulated: ['insulationDiameter', 'insulationGap'], substrate: ['substrateHeight'], other: [height] };
  const ids = ['wireDiameter', ...shown[mode === 'insulated' || mode === 'substrate' ? mode : 'other'], 'relativePermittivity'];
  return (
    <FigureFrame sheet={sheet} fit={fit} of={ids}>
      {(isFilled || mode === 'substrate') && <Dielectric x={left} y={top} width={right - left} height={bottom - top} />}
      <Plane x={left} y={bottom} width={right - left} height={plane} />
      {mode === 'insulated' && <RoundDielectric x={x} y={y} radius={radius} />}
      <RoundWire x={x} y={y} radius={wire} />
      {mode === 'insulated' ? (
        <>
          <Dimension along="x" from={x - radius} to={x + radius} at={y - radius - 16} edge={y} of="insulationDiameter" />
          <Leader from={[x - radius - 20, y - radius * 0.5]} to={[x - wire * 0.5, y]} of="wireDiameter" />
          <Leader from={[x + radius + 20, y - radius * 0.5]} to={[x + (radius + wire) / 2, y]} of="relativePermittivity" />
          <Dimension along="y" from={bottom - fit.px.gap} to={bottom} at={right - 40} edge={x} of="insulationGap" side="left" />
        </>
      ) : (
        <>
          <Dimension
            along="x"
            from={x - radius}
            to={x + radius}
            at={y - radius - 16}
            edge={y}
            of="wireDiameter"
            {...(isFilled && { on: 'laminate' })}
          />
          <Label
            x={left + 8}
            y={bottom - 6}
            anchor="start"
            rise="bottom"
            of="relativePermittivity"
            {...((isFilled || mode === 'substrate') && { on: 'laminate' })}
          />
        </>
      )}
      {mode === 'substrate' && (
        <Dimension along="y" from={top} to={bottom} at={right - 12} of="substrateHeight" side="left" on="laminate" />
      )}
      {mode !== 'insulated' && mode !== 'substrate' && (
        <>
          <Line dashed d={`M${x} ${y}H${right - 8}`} />
          <Dimension along="y" from={y} to={bottom} at={right - 12} of={height} side="left" {...(isFilled && { on: 'laminate' })} />
        </>
      )}
    </FigureFrame>
  );
}
