import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Dielectric, Plane } from '#src/pages/tool/figure/section-shapes.tsx';
import { StriplineSection } from './shared/StriplineSection.tsx';

/** Trace in the middle between two planes in section, and along its length. */
export function Figure() {
  const { mode, words } = useFigure();
  return (
    <>
      <StriplineSection width={mode === 'design' ? 'out.requiredTraceWidth' : 'traceWidth'} isCentred />
      <SchematicFrame size={[340, 130]} of={['length', 'lossTangent', 'frequency']} title={words('along')}>
        <Dielectric x={30} y={58} width={280} height={54} />
        <Plane x={30} y={50} width={280} height={8} />
        <Plane x={30} y={112} width={280} height={8} />
        <Plane x={30} y={76} width={280} height={6} />
        <Dimension along="x" from={30} to={310} at={34} edge={50} of="length" />
        <Label x={170} y={97} of="lossTangent" on="laminate" />
      </SchematicFrame>
    </>
  );
}
