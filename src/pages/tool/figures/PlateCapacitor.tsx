import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Leader } from '#src/pages/tool/figure/Leader.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { FieldLines } from '#src/pages/tool/figure/section-shapes.tsx';
import { Slab } from '#src/pages/tool/figure/solids.tsx';
import { Wire } from '#src/pages/tool/figure/wires.tsx';

const [left, width, upper, lower, thick] = [85, 115, 90, 150, 6];
const back = [45, 34] as const;
const right = left + width;
/** Lines between the plates, and those that bulge around their edges. */
const inside = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => `M${left + share * width} ${upper + thick}V${lower}`).join('');
const bulging = [14, 30]
  .map(
    (out) =>
      `M${left} ${upper + thick}C${left - out} ${upper + thick} ${left - out} ${lower} ${left} ${lower}M${right} ${upper + thick}C${right + out} ${upper + thick} ${right + out} ${lower} ${right} ${lower}`,
  )
  .join('');

/** Two plates at an angle with the field between them and around their edges. */
export function Figure() {
  const figure = useFigure();
  const isRound = figure.given['shape'] === 'circular';
  const size = figure.mode === 'area' ? ['out.area'] : isRound ? ['diameter'] : ['width', 'plateLength'];
  return (
    <SchematicFrame size={[340, 230]} of={[...size, 'separation', 'relativePermittivity', 'plates', 'voltage']}>
      {isRound ? <Discs /> : <Slab x={left} y={lower} width={width} height={thick} back={back} />}
      <FieldLines d={inside + bulging} />
      {!isRound && <Slab x={left} y={upper} width={width} height={thick} back={back} />}
      <Wire d={`M${left - 25} ${upper + 3}H${left}M${left - 25} ${lower + 3}H${left}`} />
      <Label of="voltage" x={left - 30} y={(upper + lower) / 2 + 3} anchor="end" stacked />
      <Dimension along="y" from={upper + thick} to={lower} at={right + (isRound ? 35 : 58)} edge={right + 5} of="separation" />
      <Leader from={[left - 20, lower + 34]} to={[left + 12, lower - 14]} of="relativePermittivity" />
      <Label of="plates" x={left} y={28} anchor="start" />
      <Dimension along="x" from={left} to={right} at={lower + 45} edge={lower + thick} of={size[0] ?? 'width'} side="below" />
      {size.length > 1 && <Label of="plateLength" x={right + back[0] / 2 + 12} y={upper - 6} anchor="start" />}
    </SchematicFrame>
  );
}

/** Round plates at the same places. */
function Discs() {
  const [x, rx, ry] = [left + width / 2, width / 2, 20];
  return [lower, upper].map((y) => (
    <g key={y}>
      <path className="copper" d={`M${x - rx} ${y}v${thick}a${rx} ${ry} 0 0 0 ${width} 0v${-thick}z`} />
      <ellipse className="copper" cx={x} cy={y} rx={rx} ry={ry} />
    </g>
  ));
}
