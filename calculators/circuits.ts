/** Calculators whose results are circuits; opening one loads no other. */
import type { InputValue, OutputValue } from '#calculators/define.ts';
import type { ToolName } from '#calculators/names.ts';
import type { NamedCircuit } from './circuit/circuit.ts';

/** What makes the circuits of some calculator, whose inputs and outputs are known by name only. */
export type AnyCircuits = (
  given: Readonly<Record<string, InputValue>>,
  out: Readonly<Record<string, OutputValue>>,
) => readonly NamedCircuit[];

const makers: Readonly<Partial<Record<ToolName, () => Promise<{ circuits: unknown }>>>> = {
  AttenuatorPad: () => import('./signal-levels/AttenuatorPad/circuits.ts'),
  BandpassFilter: () => import('./filters/BandpassFilter/circuits.ts'),
  ChebyshevHighPassFilter: () => import('./filters/ChebyshevHighPassFilter/circuits.ts'),
  EMIFilter: () => import('./power-electronics/EMIFilter/circuits.ts'),
  LMatchCircuit: () => import('./rf-and-matching/LMatchCircuit/circuits.ts'),
  OpAmpHighPassFilterCalculator: () => import('./filters/OpAmpHighPassFilterCalculator/circuits.ts'),
  OpAmpLowPassFilter: () => import('./filters/OpAmpLowPassFilter/circuits.ts'),
  OpAmpStage: () => import('./oscillators-and-amplifiers/OpAmpStage/circuits.ts'),
  PiMatchCircuit: () => import('./rf-and-matching/PiMatchCircuit/circuits.ts'),
  RCFilter: () => import('./filters/RCFilter/circuits.ts'),
  RCSnubber: () => import('./power-electronics/RCSnubber/circuits.ts'),
  ResistorVoltageDivision: () => import('./passive-parts/ResistorVoltageDivision/circuits.ts'),
  SmithChart: () => import('./signal-levels/SmithChart/circuits.ts'),
  SpeakerCrossover: () => import('./filters/SpeakerCrossover/circuits.ts'),
  TMatchCircuit: () => import('./rf-and-matching/TMatchCircuit/circuits.ts'),
};

export const hasCircuits = (name: ToolName): boolean => makers[name] !== undefined;

/** Null for a calculator whose results are no circuit. */
export async function loadCircuits(name: ToolName): Promise<AnyCircuits | null> {
  const loaded = await makers[name]?.();
  return loaded ? (loaded.circuits as AnyCircuits) : null; // each is typed by its own calculator, which fits what that calculator gives
}
