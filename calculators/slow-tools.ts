/** Calculators with a field solution, which the page computes in a worker; a test compares them with the definitions that say `slow`. */
import type { AnyTool } from './evaluate.ts';
import type { ToolName } from './names.ts';
import { tool as asymmetricStriplineImpedance } from './tools/AsymmetricStriplineImpedance.ts';
import { tool as broadsideCoupled } from './tools/BroadsideCoupled.ts';
import { tool as broadsideTrace } from './tools/BroadsideTrace.ts';
import { tool as edgeCoupledInductor } from './tools/EdgeCoupledInductor.ts';
import { tool as edgeCoupledMicrostripImpedance } from './tools/EdgeCoupledMicrostripImpedance.ts';
import { tool as edgeCoupledStriplineImpedance } from './tools/EdgeCoupledStriplineImpedance.ts';
import { tool as embeddedMicrostripImpedance } from './tools/EmbeddedMicrostripImpedance.ts';
import { tool as microstrip } from './tools/Microstrip.ts';
import { tool as microstripLineCrosstalk } from './tools/MicrostripLineCrosstalk.ts';
import { tool as striplineImpedance } from './tools/StriplineImpedance.ts';
import { tool as striplineReverseCrosstalk } from './tools/StriplineReverseCrosstalk.ts';
import { tool as symmetricalStripline } from './tools/SymmetricalStripline.ts';

export const slowTools: Readonly<Partial<Record<ToolName, AnyTool>>> = {
  AsymmetricStriplineImpedance: asymmetricStriplineImpedance,
  BroadsideCoupled: broadsideCoupled,
  BroadsideTrace: broadsideTrace,
  EdgeCoupledInductor: edgeCoupledInductor,
  EdgeCoupledMicrostripImpedance: edgeCoupledMicrostripImpedance,
  EdgeCoupledStriplineImpedance: edgeCoupledStriplineImpedance,
  EmbeddedMicrostripImpedance: embeddedMicrostripImpedance,
  Microstrip: microstrip,
  MicrostripLineCrosstalk: microstripLineCrosstalk,
  StriplineImpedance: striplineImpedance,
  StriplineReverseCrosstalk: striplineReverseCrosstalk,
  SymmetricalStripline: symmetricalStripline,
};
