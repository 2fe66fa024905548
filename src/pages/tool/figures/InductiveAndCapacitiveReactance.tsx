import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Capacitor, Inductor, Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const elements = {
  resistance: { Part: Resistor, reactance: null },
  inductanceKnown: { Part: Inductor, reactance: 'out.inductiveReactance' },
  capacitanceKnown: { Part: Capacitor, reactance: 'out.capacitiveReactance' },
} as const;
type Element = keyof typeof elements;
const all = ['resistance', 'inductanceKnown', 'capacitanceKnown'] as const satisfies readonly Element[];

const [level, top, bottom] = [60, 140, 230];
const [first, step] = [75, 95];

/** What was entered, in series and in parallel; or the one part of which a reactance is wanted. */
export function Figure() {
  const figure = useFigure();
  if (figure.mode !== 'reactance') return <OnePart isCoil={figure.mode === 'inductance' || figure.mode === 'frequencyInductor'} />;
  const present = all.filter((id) => (amount(figure, id) ?? 0) > 0);
  const offset = ((all.length - present.length) * step) / 2;
  const [start, end] = [20 + offset, offset + first + Math.max(0, present.length - 1) * step];
  return (
    <SchematicFrame size={[340, 260]} of={[...present, 'out.seriesImpedance', 'out.parallelImpedance']}>
      <Wire d={`M${start} ${level}h10m${present.length * step} 0h10`} />
      <Terminal at={[start, level]} />
      <Terminal at={[start + 20 + present.length * step, level]} />
      <Wire d={`M${start} ${top}H${end}M${start} ${bottom}H${end}`} />
      <Terminal at={[start, top]} />
      <Terminal at={[start, bottom]} />
      {present.map((id, place) => {
        const { Part, reactance } = elements[id];
        const [from, x] = [start + 10 + place * step, offset + first + place * step];
        return (
          <g key={id}>
            <Part from={[from, level]} to={[from + step, level]} of={id} />
            {reactance && <Label of={reactance} x={from + step / 2} y={level + 18} rise="top" />}
            <Joint at={[x, top]} />
            <Joint at={[x, bottom]} />
            <Part from={[x, top]} to={[x, bottom]} of={id} />
          </g>
        );
      })}
    </SchematicFrame>
  );
}

/** A coil or a capacitor with its reactance. */
function OnePart({ isCoil }: { isCoil: boolean }) {
  const { mode, words } = useFigure();
  const Part = isCoil ? Inductor : Capacitor;
  const solved = { inductance: 'out.inductance', capacitance: 'out.capacitance' }[mode ?? ''];
  return (
    <SchematicFrame
      size={[340, 120]}
      of={[solved ?? (isCoil ? 'inductanceKnown' : 'capacitanceKnown'), 'reactance', 'frequency']}
      title={words('single')}
    >
      <Terminal at={[90, level]} />
      <Part from={[94, level]} to={[246, level]} of={solved ?? (isCoil ? 'inductanceKnown' : 'capacitanceKnown')} />
      <Terminal at={[250, level]} />
      <Label of="reactance" x={170} y={level + 20} rise="top" />
    </SchematicFrame>
  );
}
