import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { VoltageSource } from '#src/pages/tool/figure/sources.tsx';
import { Ground, Joint, Wire } from '#src/pages/tool/figure/wires.tsx';

const [top, bottom, source, input, output, load] = [70, 190, 22, 112, 232, 292];
const middle = (input + output) / 2;

/** Source, pad and load; the resistors as they are taken or were entered. */
export function Figure() {
  const { mode } = useFigure();
  const isCheck = mode === 'piCheck' || mode === 'tCheck';
  const idOf = (name: 'r1' | 'r2' | 'r3') => (isCheck ? name : `out.${name}Standard`);
  const [r1, r2, r3] = [idOf('r1'), idOf('r2'), idOf('r3')];
  const isPi = mode === 'pi' || mode === 'piCheck';
  return (
    <SchematicFrame size={[340, 225]} of={['sourceImpedance', r1, r2, r3, 'out.attenuation']}>
      <VoltageSource from={[source, top]} to={[source, bottom]} />
      <Resistor from={[source, top]} to={[input - 8, top]} of="sourceImpedance" side="below" />
      <Wire d={`M${source} ${bottom}H${load}M${input - 8} ${top}H${input}M${output} ${top}H${load}`} />
      {isPi ? <Pi r1={r1} r2={r2} r3={r3} /> : <Tee r1={r1} r2={r2} r3={r3} isBridged={mode === 'bridgedT'} />}
      <Resistor from={[load, top]} to={[load, bottom]} of={mode === 'bridgedT' ? 'sourceImpedance' : 'loadImpedance'} />
      <Ground at={[middle, bottom]} />
    </SchematicFrame>
  );
}

type Three = Readonly<Record<'r1' | 'r2' | 'r3', string>>;

function Pi({ r1, r2, r3 }: Three) {
  return (
    <>
      <Resistor from={[input, top]} to={[output, top]} of={r2} />
      <Resistor from={[input, top]} to={[input, bottom]} of={r1} />
      <Resistor from={[output, top]} to={[output, bottom]} of={r3} side="left" />
      {[input, output].map((x) => (
        <Joint key={x} at={[x, top]} />
      ))}
    </>
  );
}

function Tee({ r1, r2, r3, isBridged }: Three & { isBridged: boolean }) {
  return (
    <>
      <Resistor from={[input, top]} to={[middle, top]} of={isBridged ? r3 : r1} side={isBridged ? 'below' : 'above'} />
      <Resistor from={[middle, top]} to={[output, top]} of={r3} side={isBridged ? 'below' : 'above'} />
      <Resistor from={[middle, top]} to={[middle, bottom]} of={r2} />
      <Joint at={[middle, top]} />
      {isBridged ? (
        <>
          <Wire d={`M${input} ${top}V35M${output} ${top}V35`} />
          <Resistor from={[input, 35]} to={[output, 35]} of={r1} stacked={false} />
          <Joint at={[input, top]} />
          <Joint at={[output, top]} />
        </>
      ) : null}
    </>
  );
}
