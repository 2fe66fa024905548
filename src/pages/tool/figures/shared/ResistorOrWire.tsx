import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { through } from '#src/pages/tool/figure/point.ts';
import type { TwoPoleProps } from '#src/pages/tool/figure/TwoPole.tsx';
import { Wire } from '#src/pages/tool/figure/wires.tsx';

/** A resistor, or the wire in its place where none is fitted. */
export function ResistorOrWire({ fitted, ...props }: TwoPoleProps & { fitted: boolean }) {
  return fitted ? <Resistor {...props} /> : <Wire d={through([props.from, props.to])} />;
}
