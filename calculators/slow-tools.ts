/** Calculators with a field solution, which the page computes in a worker; a test compares them with the definitions that say `slow`. */
import type { AnyTool } from './evaluate.ts';
import type { ToolName } from './names.ts';
import { tool as asymmetricStriplineImpedance } from './transmission-lines/AsymmetricStriplineImpedance/definition.ts';
import { tool as broadsideCoupled } from './transmission-lines/BroadsideCoupled/definition.ts';
import { tool as broadsideTrace } from './inductance-and-fields/BroadsideTrace/definition.ts';
import { tool as coplanarWaveguide } from './board-structures/CoplanarWaveguide/definition.ts';
import { tool as differentialCoplanarWaveguide } from './board-structures/DifferentialCoplanarWaveguide/definition.ts';
import { tool as edgeCoupledInductor } from './inductance-and-fields/EdgeCoupledInductor/definition.ts';
import { tool as edgeCoupledMicrostripImpedance } from './transmission-lines/EdgeCoupledMicrostripImpedance/definition.ts';
import { tool as edgeCoupledStriplineImpedance } from './transmission-lines/EdgeCoupledStriplineImpedance/definition.ts';
import { tool as embeddedMicrostripImpedance } from './transmission-lines/EmbeddedMicrostripImpedance/definition.ts';
import { tool as microstrip } from './transmission-lines/Microstrip/definition.ts';
import { tool as microstripLineCrosstalk } from './transmission-lines/MicrostripLineCrosstalk/definition.ts';
import { tool as pcbTraceResistance } from './pcb-traces/PCBTraceResistance/definition.ts';
import { tool as patchAntenna } from './board-structures/PatchAntenna/definition.ts';
import { tool as striplineImpedance } from './transmission-lines/StriplineImpedance/definition.ts';
import { tool as striplineReverseCrosstalk } from './transmission-lines/StriplineReverseCrosstalk/definition.ts';
import { tool as symmetricalStripline } from './transmission-lines/SymmetricalStripline/definition.ts';

export const slowTools: Readonly<Partial<Record<ToolName, AnyTool>>> = {
  AsymmetricStriplineImpedance: asymmetricStriplineImpedance,
  BroadsideCoupled: broadsideCoupled,
  BroadsideTrace: broadsideTrace,
  CoplanarWaveguide: coplanarWaveguide,
  DifferentialCoplanarWaveguide: differentialCoplanarWaveguide,
  EdgeCoupledInductor: edgeCoupledInductor,
  EdgeCoupledMicrostripImpedance: edgeCoupledMicrostripImpedance,
  EdgeCoupledStriplineImpedance: edgeCoupledStriplineImpedance,
  EmbeddedMicrostripImpedance: embeddedMicrostripImpedance,
  Microstrip: microstrip,
  MicrostripLineCrosstalk: microstripLineCrosstalk,
  PCBTraceResistance: pcbTraceResistance,
  PatchAntenna: patchAntenna,
  StriplineImpedance: striplineImpedance,
  StriplineReverseCrosstalk: striplineReverseCrosstalk,
  SymmetricalStripline: symmetricalStripline,
};
