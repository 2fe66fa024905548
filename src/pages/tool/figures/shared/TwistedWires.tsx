import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { round } from '#src/pages/tool/figure/point.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Strand } from '#src/pages/tool/figure/solids.tsx';

const [from, to, level] = [24, 316, 66];
const [half, wire] = [11, 16];
/** Control points that make a cubic follow a cosine over half a turn. */
const bend = 0.3642;
/** Pixels of one turn that can still be drawn, and that show at least two turns. */
const [least, most] = [56, 146];

/** A twisted pair from the side, with its pitch; the pitch follows the twist as far as it can be drawn. */
export function TwistedWires() {
  const figure = useFigure();
  const angle = amount(figure, 'out.twistAngle') ?? 10;
  const isParallel = amount(figure, 'twistsPerMetre') === 0;
  const wanted = (2 * Math.PI * half) / Math.tan((angle * Math.PI) / 180);
  const turns = Math.round((to - from) / Math.min(most, Math.max(least, wanted)));
  const step = (to - from) / turns / 2;
  const crossings = Array.from({ length: 2 * turns }, (_, index) => from + index * step);
  const run = (x: number, way: number) =>
    `M${round(x)} ${level - way * half}C${round(x + bend * step)} ${level - way * half} ${round(x + (1 - bend) * step)} ${level + way * half} ${round(x + step)} ${level + way * half}`;
  return (
    <SchematicFrame size={[340, 140]} of={['twistsPerMetre', 'out.twistAngle']} title={figure.words('side')}>
      {isParallel ? (
        <>
          <Strand wire={wire} d={`M${from} ${level - half}H${to}`} />
          <Strand wire={wire} d={`M${from} ${level + half}H${to}`} />
        </>
      ) : (
        <>
          {/* Where the wires cross, the one that falls lies in front. */}
          <Strand wire={wire} d={crossings.map((x) => run(x, -1)).join('')} />
          <Strand wire={wire} d={crossings.map((x) => run(x, 1)).join('')} />
          <Dimension
            along="x"
            from={from}
            to={from + 2 * step}
            at={level - 36}
            edge={level - half}
            name="1/T"
            value=""
            of="twistsPerMetre"
          />
        </>
      )}
      <Label x={from} y={120} anchor="start" of="twistsPerMetre" />
      <Label x={to} y={120} anchor="end" of="out.twistAngle" />
    </SchematicFrame>
  );
}
