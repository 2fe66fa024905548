import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { LabelBody } from '#src/pages/tool/figure/Label.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Dielectric, FieldLines, Plane, Trace } from '#src/pages/tool/figure/section-shapes.tsx';

const [face, plane] = [62, 108];
const trace = { width: 36, height: 6 };
/** Left edges of the two traces, from the middle of a sketch. */
const places = [-50, 14];

const below = [-44, -32, -20, 20, 32, 44].map((x) => `M${x} ${face}V${plane}`).join('');
const outside = `M-50 59C-66 52 -70 74 -70 ${plane}M50 59C66 52 70 74 70 ${plane}`;
/** Both traces at the same voltage: nothing between them. */
const even = `${below}${outside}M-14 59C-6 60 -8 84 -6 ${plane}M14 59C6 60 8 84 6 ${plane}`;
/** Opposite voltages: the field leads from one trace to the other. */
const odd = `${below}${outside}M-14 59H14M-20 56C-14 36 14 36 20 56M-34 56C-28 18 28 18 34 56M-14 ${face}C-8 74 8 74 14 ${face}`;

/** Fields of the odd and the even mode of a pair over a plane, as a sketch. */
export function PairFields() {
  const { words } = useFigure();
  return (
    <SchematicFrame size={[340, 150]} of={[]} title={words('modes')}>
      {[
        { x: 90, field: odd, name: 'Z_odd', signs: ['+', '−'] },
        { x: 250, field: even, name: 'Z_even', signs: ['+', '+'] },
      ].map(({ x, field, name, signs }) => (
        <g key={name} transform={`translate(${x} 0)`}>
          <Dielectric x={-75} y={face} width={150} height={plane - face} />
          <Plane x={-75} y={plane} width={150} height={8} />
          <FieldLines d={field} />
          {places.map((place, index) => (
            <g key={place}>
              <Trace x={place} y={face - trace.height} {...trace} />
              <LabelBody x={place + trace.width / 2} y={face - 24} value={signs[index]} />
            </g>
          ))}
          <LabelBody x={0} y={134} name={name} />
        </g>
      ))}
    </SchematicFrame>
  );
}
