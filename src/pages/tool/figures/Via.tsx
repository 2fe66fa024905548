import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Dielectric, Plane } from '#src/pages/tool/figure/section-shapes.tsx';

const [left, right, top, bottom] = [20, 320, 70, 200];
const [middle, hole, wall, pad, antipad] = [130, 26, 9, 52, 82];
const back = 250;
const foil = 6;

/** A plated hole through the board in section, its pads, the opening in a plane, and the via of the return. */
export function Figure() {
  return (
    <SchematicFrame
      size={[340, 290]}
      of={['holeDiameter', 'platingThickness', 'viaLength', 'padDiameter', 'antipadDiameter', 'returnDistance', 'relativePermittivity']}
    >
      <Dielectric x={left} y={top} width={right - left} height={bottom - top} />
      {[middle, back].map((x) => (
        <Barrel key={x} x={x} />
      ))}
      <Plane x={left} y={160} width={middle - antipad / 2 - left} height={foil} />
      <Plane x={middle + antipad / 2} y={160} width={right - middle - antipad / 2} height={foil} />
      <Dimension along="x" from={middle - hole / 2} to={middle + hole / 2} at={52} edge={top - foil} of="holeDiameter" />
      <Dimension along="x" from={middle} to={back} at={24} edge={34} of="returnDistance" />
      <Dimension along="x" from={middle - pad / 2} to={middle + pad / 2} at={225} edge={bottom + foil} of="padDiameter" side="below" />
      <Dimension
        along="x"
        from={middle - antipad / 2}
        to={middle + antipad / 2}
        at={254}
        edge={160 + foil}
        of="antipadDiameter"
        side="below"
      />
      <Dimension along="y" from={top} to={bottom} at={34} edge={middle - pad / 2} of="viaLength" side="right" on="laminate" />
      <Dimension
        along="x"
        from={back + hole / 2}
        to={back + hole / 2 + wall}
        at={225}
        edge={bottom + foil}
        of="platingThickness"
        side="below"
      />
      <Label of="relativePermittivity" x={right - 6} y={bottom - 8} anchor="end" rise="bottom" on="laminate" />
    </SchematicFrame>
  );
}

function Barrel({ x }: { x: number }) {
  const outer = hole / 2 + wall;
  return (
    <>
      <rect className="ground" x={x - hole / 2} y={top} width={hole} height={bottom - top} />
      <Plane x={x - outer} y={top} width={wall} height={bottom - top} />
      <Plane x={x + hole / 2} y={top} width={wall} height={bottom - top} />
      {[top - foil, bottom].map((y) => (
        <g key={y}>
          <Plane x={x - pad / 2} y={y} width={(pad - hole) / 2} height={foil} />
          <Plane x={x + hole / 2} y={y} width={(pad - hole) / 2} height={foil} />
        </g>
      ))}
    </>
  );
}
