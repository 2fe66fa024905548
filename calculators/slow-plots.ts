/** Plots of the calculators with a field solution: some twenty solutions each, which the page leaves to a worker. */
import type { InputValue, OutputValue } from './define.ts';
import type { ToolName } from './names.ts';
import type { PlotData } from './plot.ts';
import * as asymmetricStriplineImpedance from './plots/AsymmetricStriplineImpedance.ts';
import * as broadsideCoupled from './plots/BroadsideCoupled.ts';
import * as broadsideTrace from './plots/BroadsideTrace.ts';
import * as edgeCoupledInductor from './plots/EdgeCoupledInductor.ts';
import * as edgeCoupledMicrostripImpedance from './plots/EdgeCoupledMicrostripImpedance.ts';
import * as edgeCoupledStriplineImpedance from './plots/EdgeCoupledStriplineImpedance.ts';
import * as embeddedMicrostripImpedance from './plots/EmbeddedMicrostripImpedance.ts';
import * as microstrip from './plots/Microstrip.ts';
import * as microstripLineCrosstalk from './plots/MicrostripLineCrosstalk.ts';
import * as striplineImpedance from './plots/StriplineImpedance.ts';
import * as striplineReverseCrosstalk from './plots/StriplineReverseCrosstalk.ts';
import * as symmetricalStripline from './plots/SymmetricalStripline.ts';

/** The plots of some tool, whose inputs and outputs are known by name only. */
export interface AnyPlots {
  plots(given: Record<string, InputValue>, out: Record<string, OutputValue>): readonly PlotData[];
}

export const slowPlots: Readonly<Partial<Record<ToolName, AnyPlots>>> = {
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
