import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

/** Heights of the supply lines. */
const lines = { dc: [80, 150], singlePhase: [80, 150], threePhase: [80, 115, 150] };
const kinds: Record<keyof typeof lines, string> = { dc: '\u2393', singlePhase: '1~', threePhase: '3~' };
const [motor, middle, radius] = [190, 115, 38];

/** Motor with its lines and shaft, and for alternating current the power triangle. */
export function Figure() {
  const figure = useFigure();
  const { mode, given } = figure;
  const supply = given['supplyType'] === 'dc' || given['supplyType'] === 'singlePhase' ? given['supplyType'] : 'threePhase';
  const shaft = mode === 'power' ? 'out.outputPower' : 'shaftPower';
  const current = mode === 'current' ? 'out.lineCurrent' : 'current';
  const isAc = supply !== 'dc';
  return (
    <SchematicFrame size={[340, isAc ? 330 : 190]} of={['voltage', current, shaft, 'out.motorEfficiency', 'out.torque']}>
      {lines[supply].map((y) => (
        <Wire key={y} d={`M34 ${y}H${motor}`} />
      ))}
      {lines[supply].map((y) => (
        <Terminal key={y} at={[30, y]} />
      ))}
      <Arrow
        through={[
          [55, 68],
          [125, 68],
        ]}
        of={current}
      />
      <Arrow
        through={[
          [60, 145],
          [60, 85],
        ]}
      />
      <Label of="voltage" x={68} y={98} anchor="start" />
      {isAc && <Label of="powerFactor" x={90} y={160} rise="top" />}
      <path className="part thick" d={`M${motor + radius} ${middle}H${motor + radius + 40}`} />
      <circle className="body" cx={motor} cy={middle} r={radius} />
      <g aria-hidden>
        <text x={motor} y={middle - 4} textAnchor="middle">
          M
        </text>
        <text x={motor} y={middle + 14} textAnchor="middle">
          {kinds[supply]}
        </text>
      </g>
      <Label of={mode === 'efficiency' ? 'out.motorEfficiency' : 'efficiency'} x={motor} y={160} rise="top" />
      <Label of={shaft} x={280} y={middle - 14} rise="bottom" stacked />
      <Label of="out.torque" x={280} y={middle + 14} rise="top" />
      <Label of="speed" x={280} y={middle + 32} rise="top" />
      {isAc && <Triangle factor={amount(figure, 'powerFactor') ?? 1} />}
    </SchematicFrame>
  );
}

const [left, base] = [60, 300];
/** Greatest sides of the triangle on the sheet. */
const [across, up] = [200, 95];

/** Active, reactive and apparent power to scale. */
function Triangle({ factor }: { factor: number }) {
  const sine = Math.sqrt(1 - Math.min(1, factor) ** 2);
  const length = Math.min(across / factor, up / sine);
  const [right, top] = [left + length * factor, base - length * sine];
  return (
    <>
      <Arrow
        through={[
          [left, base],
          [right, base],
        ]}
        of="out.inputPower"
        side="below"
      />
      {sine > 0 && (
        <>
          <Arrow
            through={[
              [right, base],
              [right, top],
            ]}
            of="out.reactivePower"
          />
          <Arrow
            through={[
              [left, base],
              [right, top],
            ]}
          />
          <Label of="out.apparentPower" x={(left + right) / 2 - 8} y={(base + top) / 2 - 8} anchor="end" rise="bottom" />
        </>
      )}
    </>
  );
}
