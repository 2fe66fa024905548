import { Capacitor, Inductor, Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import type { TwoPoleProps } from '#src/pages/tool/figure/TwoPole.tsx';

/** Resistor, inductor or capacitor by its letter; nothing for any other. */
export function KindOfPart({ kind, ...props }: TwoPoleProps & { kind: string }) {
  if (kind === 'R') return <Resistor {...props} />;
  if (kind === 'L') return <Inductor {...props} />;
  return kind === 'C' && <Capacitor {...props} />;
}
