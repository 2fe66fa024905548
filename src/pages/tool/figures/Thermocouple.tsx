import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Meter } from '#src/pages/tool/figure/sources.tsx';
import { Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const [hot, cold, meter, top, bottom, middle] = [55, 165, 278, 60, 140, 100];

/** Two wires from the hot junction to the terminals at cold-junction temperature, and the meter behind copper. */
export function Figure() {
  const { mode } = useFigure();
  const temperature = mode === 'voltage' ? 'temperature' : 'out.temperature';
  const voltage = mode === 'voltage' ? 'out.voltage' : 'voltage';
  return (
    <SchematicFrame size={[340, 195]} of={[temperature, 'coldJunction', voltage, 'out.sensitivity', 'out.totalError']}>
      <Wire d={`M${hot} ${middle}L${hot + 40} ${top}H${cold - 4}M${hot} ${middle}L${hot + 40} ${bottom}H${cold - 4}`} />
      <Joint at={[hot, middle]} />
      <Label of={temperature} x={hot - 8} y={bottom + 22} />
      <rect className="dashed" fill="none" x={cold - 18} y={top - 18} width="36" height={bottom - top + 36} rx="4" />
      <Terminal at={[cold, top]} />
      <Terminal at={[cold, bottom]} />
      <Label of="coldJunction" x={cold} y={bottom + 36} />
      <Wire d={`M${cold + 4} ${top}H${meter}M${cold + 4} ${bottom}H${meter}`} />
      <Meter from={[meter, top]} to={[meter, bottom]} of={voltage} side="left" />
    </SchematicFrame>
  );
}
