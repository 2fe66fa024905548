import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Capacitor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Turns } from '#src/pages/tool/figure/solids.tsx';
import { Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const [feed, axis, reach] = [170, 50, 150];
const coil = { x: 105, y: 190, length: 130, diameter: 60, wire: 8 };
const bottom = coil.y + coil.diameter / 2 + 4;
const [left, right] = [coil.x, coil.x + coil.length];
/** Where the trap is joined to the wires, and where its ends are joined to each other. */
const [ends, rail] = [bottom + 16, bottom + 38];
/** Between shield and inner conductor at an end of the cable. */
const apart = 7;

/** Both halves of the dipole, with the trap where it belongs. */
function Dipole({ inner, outer }: { inner: number; outer: number }) {
  const trap = Math.min(reach - 60, Math.max(60, (reach * inner) / (inner + outer || 1)));
  const wires = [-1, 1].map(
    (way) => `M${feed + way * 4} ${axis + 12}V${axis}H${feed + way * (trap - 9)}M${feed + way * (trap + 9)} ${axis}H${feed + way * reach}`,
  );
  const under = { along: 'x', at: axis + 28, edge: axis + 8, side: 'below' } as const;
  return (
    <>
      <path className="wire" d={wires.join('')} />
      {[-1, 1].map((way) => (
        <rect key={way} className="copper" x={feed + way * trap - 9} y={axis - 6} width="18" height="12" />
      ))}
      <Dimension {...under} from={feed} to={feed + trap} of="out.innerLength" />
      <Dimension {...under} from={feed + trap} to={feed + reach} of="out.outerLength" />
      <Dimension along="x" from={feed - reach} to={feed + reach} at={axis - 16} edge={axis - 2} of="out.totalLength" />
    </>
  );
}

/** How the ends of the cable are joined: shields in full lines, inner conductors dashed. */
function CableEnds({ isSeries }: { isSeries: boolean }) {
  const { words } = useFigure();
  const shield = isSeries ? right - apart : right + apart;
  const inner = isSeries ? right + apart : right - apart;
  return (
    <>
      <Wire d={`M${left - apart} ${bottom}V${ends}H40M${shield} ${bottom}V${isSeries ? rail : ends}`} />
      <Wire dashed d={`M${left + apart} ${bottom}V${rail}H${shield}${isSeries ? '' : `V${ends}`}`} />
      {isSeries ? <Wire dashed d={`M${inner} ${bottom}V${ends}H300`} /> : <Wire d={`M${shield} ${ends}H300`} />}
      {!isSeries && <Wire dashed d={`M${inner} ${bottom}v12`} />}
      <Joint at={[shield, isSeries ? rail : ends]} />
      <Label value={words('shield')} x={40} y={ends + 8} anchor="start" rise="top" />
      <Label value={words('inner')} x={(left + right) / 2} y={rail + 6} rise="top" />
    </>
  );
}

/** Coil and capacitor side by side. */
function CoilAndCapacitor() {
  return (
    <>
      <Wire d={`M40 ${ends}H${left}M${left} ${bottom}V${rail}M${right} ${bottom}V${rail}M${right} ${ends}H300`} />
      <Joint at={[left, ends]} />
      <Joint at={[right, ends]} />
      <Capacitor from={[left, rail]} to={[right, rail]} of="trapCapacitance" side="below" stacked={false} />
    </>
  );
}

/** The dipole, and one of its traps with its connection. */
export function Figure() {
  const figure = useFigure();
  const turns = figure.mode === 'analyseCoaxTrap' ? 'turns' : 'out.turns';
  const top = coil.y - coil.diameter / 2;
  return (
    <SchematicFrame size={[340, 300]} of={['out.innerLength', 'out.outerLength', turns, 'formDiameter', 'out.resonantFrequency']}>
      <Dipole inner={amount(figure, 'out.innerLength') ?? 1} outer={amount(figure, 'out.outerLength') ?? 1} />
      {figure.mode === 'coilTrap' ? <CoilAndCapacitor /> : <CableEnds isSeries={figure.given['connection'] !== 'shield'} />}
      <Turns {...coil} turns={amount(figure, turns) ?? 8} />
      <Terminal at={[40, ends]} />
      <Terminal at={[300, ends]} />
      <Dimension along="y" from={top} to={top + coil.diameter} at={left - 22} of="formDiameter" side="left" />
      <Dimension along="x" from={left} to={right} at={top - 16} edge={top - 5} of={turns} name="N" />
      {amount(figure, 'turnPitch') !== null && <Label of="turnPitch" x={right + 20} y={coil.y} anchor="start" />}
    </SchematicFrame>
  );
}
