import type { ReactNode } from 'react';
import { Zener } from '#src/pages/tool/figure/diodes.tsx';
import { Label, type LabelText } from '#src/pages/tool/figure/Label.tsx';
import { Load, Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { VoltageSource } from '#src/pages/tool/figure/sources.tsx';
import { Ground, Joint, Wire } from '#src/pages/tool/figure/wires.tsx';

const [top, bottom] = [55, 180];

interface Props {
  source: LabelText;
  resistor: LabelText;
  zener: LabelText;
  load: LabelText;
  output: LabelText;
  /** Several diodes in series are drawn as two with a gap. */
  isStack?: boolean;
  children?: ReactNode;
}

/** Source, series resistor, Zener diode and load. */
export function ShuntRegulator({ source, resistor, zener, load, output, isStack = false, children }: Props) {
  return (
    <>
      <Wire d={`M30 ${bottom}H257`} />
      <VoltageSource from={[30, top]} to={[30, bottom]} {...source} />
      <Wire d={`M30 ${top}H60`} />
      <Resistor from={[60, top]} to={[150, top]} {...resistor} />
      <Wire d={`M150 ${top}H257`} />
      <Joint at={[160, top]} />
      <Joint at={[160, bottom]} />
      {isStack ? (
        <>
          <Zener from={[160, 95]} to={[160, top]} />
          <Wire d="M160 95V140" dashed />
          <Label {...zener} x={172} y={117} anchor="start" stacked />
          <Zener from={[160, bottom]} to={[160, 140]} />
        </>
      ) : (
        <Zener from={[160, bottom]} to={[160, top]} {...zener} />
      )}
      <Load from={[257, top]} to={[257, bottom]} {...load} />
      <Label {...output} x={217} y={top - 8} rise="bottom" />
      <Ground at={[160, bottom]} />
      {children}
    </>
  );
}
