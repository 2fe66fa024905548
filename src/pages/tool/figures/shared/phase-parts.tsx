/** What the drawings of three-phase loads share. */
import { amount, type FigureState, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Capacitor, Inductor } from '#src/pages/tool/figure/passive-parts.tsx';
import { through } from '#src/pages/tool/figure/point.ts';
import type { TwoPoleProps } from '#src/pages/tool/figure/TwoPole.tsx';
import { Wire } from '#src/pages/tool/figure/wires.tsx';

export const phases = ['A', 'B', 'C'] as const;

/** Ids of the impedance of one phase, by mode. */
export function impedanceIds({ mode }: FigureState, letter: string): { resistance: string; reactance: string } {
  if (mode === 'balanced') return { resistance: 'resistance', reactance: 'reactance' };
  if (mode === 'fromPower') return { resistance: 'out.phaseResistance', reactance: 'out.phaseReactance' };
  return { resistance: `resistance${letter}`, reactance: `reactance${letter}` };
}

/** Coil, capacitor or, without reactance, a wire. */
export function Reactance(props: TwoPoleProps & { of: string }) {
  const value = amount(useFigure(), props.of) ?? 0;
  if (value === 0) return <Wire d={through([props.from, props.to])} />;
  const Part = value > 0 ? Inductor : Capacitor;
  return <Part {...props} />;
}
