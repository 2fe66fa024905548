import { Arrow, Block } from '#src/pages/tool/figure/blocks.tsx';
import { Axes, Curve } from '#src/pages/tool/figure/curves.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Load } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Ground, Wire } from '#src/pages/tool/figure/wires.tsx';

const line = { left: 105, right: 245, y: 75 };
const sketch = [line.left, 165, line.right - line.left, 70] as const;
const waves = 1.5;

/** Transmitter, feed line and load with the two waves; under the line the voltage of the standing wave. */
export function Figure() {
  const figure = useFigure();
  const reflection = amount(figure, 'reflectionMagnitude') ?? amount(figure, 'out.reflectionMagnitude') ?? 0;
  const voltage = (place: number) => {
    const angle = 4 * Math.PI * waves * (1 - place);
    return Math.sqrt(1 + reflection ** 2 + 2 * reflection * Math.cos(angle)) / 2.1;
  };
  const isMeasured = figure.mode === 'fromPowers';
  const load = figure.mode === 'fromImpedance' ? { of: 'loadResistance' } : { of: 'out.vswr', name: 's' };
  const { left, right, y } = line;
  return (
    <SchematicFrame size={[340, 260]} of={['out.vswr', 'out.returnLoss', 'out.mismatchLoss', 'matchedLineLoss', 'out.loadPower']}>
      <Block at={[55, y]} size={[84, 36]} value={figure.words('transmitter')} />
      <Wire d={`M97 ${y}H${right + 25}`} />
      <rect className="body" x={left} y={y - 7} width={right - left} height="14" rx="7" />
      <Label of="matchedLineLoss" x={(left + right) / 2} y={y + 12} rise="top" />
      <Arrow
        through={[
          [left + 10, y - 18],
          [right - 10, y - 18],
        ]}
        {...(isMeasured ? { of: 'forwardPower' } : { name: 'P_f' })}
      />
      <Arrow
        tone="field"
        through={[
          [right - 10, y + 34],
          [left + 10, y + 34],
        ]}
        side="below"
        {...(isMeasured ? { of: 'reflectedPower' } : { of: 'out.reflectedFraction', name: 'P_r/P_f' })}
      />
      <Load from={[right + 25, y]} to={[right + 25, y + 70]} {...load} />
      <Ground at={[right + 25, y + 70]} />
      <Axes area={sketch} across={{ name: 'x' }} up={{ name: '|V|' }} />
      <Curve area={sketch} height={voltage} />
    </SchematicFrame>
  );
}
