import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Resistor, VariableResistor } from '#src/pages/tool/figure/passive-parts.tsx';
import type { Point } from '#src/pages/tool/figure/point.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Meter } from '#src/pages/tool/figure/sources.tsx';
import { Ground, Joint, Rail, Wire } from '#src/pages/tool/figure/wires.tsx';

const top: Point = [170, 50];
const left: Point = [75, 150];
const right: Point = [265, 150];
const bottom: Point = [170, 250];
const arms = [
  { id: 'r1', name: 'R_1', from: top, to: left, way: -1 },
  { id: 'r2', name: 'R_2', from: left, to: bottom, way: -1 },
  { id: 'r3', name: 'R_3', from: top, to: right, way: 1 },
  { id: 'r4', name: 'R_4', from: right, to: bottom, way: 1 },
] as const;
/** What the gauge in each arm is stretched by. */
const strains: Record<string, readonly (string | null)[]> = {
  quarter: [null, '+ε', null, null],
  halfBending: ['−ε', '+ε', null, null],
  halfPoisson: ['−νε', '+ε', null, null],
  fullBending: ['−ε', '+ε', '+ε', '−ε'],
  fullPoisson: ['−νε', '+ε', '+ε', '−νε'],
};

/** The four arms between the supply, the meter between both taps; for strain, which arms are gauges. */
export function Figure() {
  const { mode, given, words } = useFigure();
  const isStrain = mode === 'strain';
  const strained = isStrain ? (strains[String(given['bridgeType'])] ?? []) : [];
  const title = isStrain ? { title: words('gauges') } : {};
  return (
    <SchematicFrame
      size={[340, 290]}
      of={['excitation', ...(isStrain ? ['bridgeVoltage', 'out.strain'] : ['r1', 'r2', 'r3', 'r4', 'bridgeVoltage'])]}
      {...title}
    >
      <Rail at={[top[0], top[1] - 15]} of="excitation" />
      <Wire d={`M${top[0]} ${top[1] - 15}V${top[1]}M${bottom[0]} ${bottom[1]}v8`} />
      <Ground at={[bottom[0], bottom[1] + 8]} />
      {arms.map(({ id, name, from, to, way }, index) => {
        const strain = strained[index];
        const Part = strain ? VariableResistor : Resistor;
        const [x, y] = [(from[0] + to[0]) / 2 + way * 26, (from[1] + to[1]) / 2 + (index % 2 === 0 ? -12 : 12)];
        return (
          <g key={id}>
            <Part from={from} to={to} />
            <Label
              {...(isStrain ? { value: strain ?? '' } : { of: id })}
              name={name}
              x={x}
              y={y}
              anchor={way < 0 ? 'end' : 'start'}
              stacked
            />
          </g>
        );
      })}
      {[top, left, right, bottom].map((at) => (
        <Joint key={String(at)} at={at} />
      ))}
      <Meter from={left} to={right} of="bridgeVoltage" letter="V" />
    </SchematicFrame>
  );
}
