import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Spot } from '#src/pages/tool/figure/curves.tsx';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { CurrentInto, FieldLines, Line } from '#src/pages/tool/figure/section-shapes.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';

const [most, radius] = [12, 6];

/** Field lines through a coil, as a sketch: straight inside, bowed back outside. */
function lines(x: number, y: number, length: number, diameter: number): string {
  const [left, right] = [x - length / 2, x + length / 2];
  const bowed = [0.22, 0.36].flatMap((share) =>
    [-1, 1].map((way) => {
      const [inner, outer] = [y + way * share * diameter, y + way * diameter * (1.5 - 1.6 * share + 0.1)];
      const reach = diameter * (0.95 - share);
      return `M${left} ${inner}H${right}C${right + reach} ${inner} ${right + reach} ${outer} ${right - 8} ${outer}H${left + 8}C${left - reach} ${outer} ${left - reach} ${inner} ${left} ${inner}`;
    }),
  );
  return bowed.join('');
}

/** A coil cut along its axis, with its field and the point where it is asked for. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(300);
  const [z, r] = [amount(figure, 'axialPosition') ?? 0, amount(figure, 'radialPosition') ?? 0];
  const fit = scaleToFit(
    { across: { l: amount(figure, 'length') }, up: { D: amount(figure, 'diameter') } },
    { width: sheet.width * 0.4, height: sheet.height * 0.34, least: { l: 60, D: 50 } },
  );
  const { l, D } = fit.px;
  const [x, y] = [sheet.width / 2 - 24, sheet.height / 2];
  const [top, bottom] = [y - D / 2, y + D / 2];
  const count = Math.max(1, Math.min(most, Math.round(amount(figure, 'turns') ?? 1), Math.floor(l / (2 * radius))));
  const wires = Array.from({ length: count }, (_, index) => x - l / 2 + ((index + 0.5) * l) / count);
  const place = [x + z * fit.scale, y - r * fit.scale] as const;
  const isInView = place[0] > 8 && place[0] < sheet.width - 8 && place[1] > 8;
  return (
    <FigureFrame sheet={sheet} fit={fit} of={['length', 'diameter', 'axialPosition', 'radialPosition']}>
      <FieldLines d={lines(x, y, l, D)} />
      <Line dashed d={`M16 ${y}H${sheet.width - 104}`} />
      {wires.map((at) => (
        <g key={at}>
          <CurrentInto x={at} y={top} radius={radius} towards />
          <CurrentInto x={at} y={bottom} radius={radius} />
        </g>
      ))}
      <Dimension along="x" from={x - l / 2} to={x + l / 2} at={26} edge={top} of="length" />
      <Dimension along="y" from={top} to={bottom} at={sheet.width - 100} edge={x + l / 2} of="diameter" />
      {fit.isTrue && isInView && <Spot at={place} />}
      <Label x={16} y={sheet.height - 28} anchor="start" of="axialPosition" />
      <Label x={16} y={sheet.height - 10} anchor="start" of="radialPosition" />
      <Label x={sheet.width - 16} y={sheet.height - 10} anchor="end" of={figure.mode === 'current' ? 'fluxDensity' : 'out.fluxDensity'} />
    </FigureFrame>
  );
}
