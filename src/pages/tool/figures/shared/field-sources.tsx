/** Small drawings of what makes a magnetic field, 340 by 230 px. */
import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { Spot } from '#src/pages/tool/figure/curves.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { CurrentInto, FieldLines, Line, RoundWire } from '#src/pages/tool/figure/section-shapes.tsx';
import { Cylinder, Strand } from '#src/pages/tool/figure/solids.tsx';

/** Id of the current: asked for or given. */
function useCurrent(): string {
  return useFigure().given['solveFor'] === 'current' ? 'out.current' : 'current';
}

/** A wire from the side and the point opposite its middle. */
export function StraightWire() {
  const current = useCurrent();
  const isLong = amount(useFigure(), 'wireLength') === null;
  return (
    <>
      <Cylinder x={50} y={90} length={220} diameter={14} />
      {isLong && <Line dashed d="M20 90H50M274 90H320" />}
      <Arrow
        through={[
          [150, 66],
          [190, 66],
        ]}
        tone="wire"
        of={current}
      />
      <Dimension along="x" from={50} to={270} at={36} edge={83} of="wireLength" />
      <Dimension along="y" from={90} to={160} at={160} of="distance" />
      <CurrentInto x={160} y={168} />
      <Label x={160} y={184} rise="top" of="out.fluxDensity" />
    </>
  );
}

/** Two wires in section and a point in their plane; it stands between them or outside, as entered. */
export function TwoWires() {
  const figure = useFigure();
  const current = useCurrent();
  const [distance, spacing] = [amount(figure, 'distance') ?? 0, amount(figure, 'wireSpacing') ?? 1];
  const half = 55;
  const share = distance / (spacing / 2);
  const reach = share < 1 ? Math.max(18, share * half) : Math.min(140, Math.max(85, share * half));
  const [x, y] = [120, 120];
  return (
    <>
      <Line dashed d="M25 120H320" />
      <FieldLines
        d={[28, 40]
          .flatMap((r) => [x - half, x + half].map((cx) => `M${cx - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`))
          .join('')}
      />
      <RoundWire x={x - half} y={y} radius={12} />
      <RoundWire x={x + half} y={y} radius={12} />
      <CurrentInto x={x - half} y={y} />
      <CurrentInto x={x + half} y={y} towards />
      <Label x={x} y={28} of={current} />
      <Dimension along="x" from={x - half} to={x + half} at={64} edge={y} of="wireSpacing" />
      <Dimension along="x" from={x} to={x + reach} at={176} edge={y} of="distance" side="below" />
      <Spot at={[x + reach, y]} />
      <Label x={320} y={212} anchor="end" of="out.fluxDensity" />
    </>
  );
}

const [coilY, coilRadius] = [115, 60];
/** A turn seen at an angle. */
const turnPath = (x: number) => `M${x} ${coilY + coilRadius}A18 ${coilRadius} 0 1 1 ${x + 0.01} ${coilY + coilRadius}z`;

interface CoilsProps {
  /** Places of the coils along the axis. */
  at: readonly number[];
  spacing?: string;
}

/** One or two flat coils on an axis and a point on it. */
export function Coils({ at, spacing }: CoilsProps) {
  const figure = useFigure();
  const current = useCurrent();
  const [first = 0, last = first] = [at[0], at.at(-1)];
  const middle = (first + last) / 2;
  const place = amount(figure, 'axialDistance') ?? 0;
  const size = (amount(figure, 'loopDiameter') ?? 1) / 2;
  const point = middle + Math.sign(place) * Math.min(120, Math.max(30, (Math.abs(place) / size) * coilRadius)) * (place === 0 ? 0 : 1);
  return (
    <>
      <Line dashed d={`M${first} ${coilY}H320`} />
      {at.map((x) => (
        <Strand key={x} wire={7} d={turnPath(x)} />
      ))}
      <Dimension along="y" from={coilY - coilRadius} to={coilY + coilRadius} at={25} edge={first} of="loopDiameter" side="right" />
      {spacing && <Dimension along="x" from={first} to={last} at={38} edge={coilY - coilRadius} of={spacing} />}
      {place !== 0 && (
        <Dimension along="x" from={middle} to={point} at={coilY + coilRadius + 20} edge={coilY} of="axialDistance" side="below" />
      )}
      <Arrow
        through={[
          [point, coilY],
          [point + 40, coilY],
        ]}
        tone="field"
        name="B"
      />
      <Spot at={[point, coilY]} />
      <Label x={25} y={20} anchor="start" of="turns" />
      <Label x={320} y={20} anchor="end" of={current} />
      <Label x={320} y={212} anchor="end" of="out.fluxDensity" />
    </>
  );
}

/** A surface with flux through it at an angle. */
export function Surface() {
  const angle = amount(useFigure(), 'angle') ?? 0;
  const tilt = Math.min(75, angle);
  return (
    <>
      {[60, 90, 120, 150].map((y) => (
        <Arrow
          key={y}
          through={[
            [50, y],
            [280, y],
          ]}
          tone="field"
        />
      ))}
      <g transform={`rotate(${tilt} 165 105)`}>
        <rect className="laminate" x="160" y="35" width="10" height="140" />
        <Line dashed d="M170 105H255" />
      </g>
      <Label x={60} y={44} anchor="start" rise="bottom" of="flux" />
      <Label x={225} y={44} anchor="start" rise="bottom" of="angle" />
      <Label x={60} y={206} anchor="start" of="area" />
      <Label x={320} y={206} anchor="end" of="out.fluxDensity" />
    </>
  );
}

/** A medium in an even field. */
export function Medium() {
  return (
    <>
      <rect className="laminate" x="90" y="50" width="160" height="110" />
      {[75, 105, 135].map((y) => (
        <Arrow
          key={y}
          through={[
            [40, y],
            [305, y],
          ]}
          tone="field"
        />
      ))}
      <Label x={40} y={36} anchor="start" of="fieldStrength" />
      <Label x={170} y={176} rise="top" of="relativePermeability" />
      <Label x={320} y={212} anchor="end" of="out.fluxDensity" />
    </>
  );
}
