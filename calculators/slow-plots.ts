/** Plots of the calculators with a field solution: some twenty solutions each, which the page leaves to a worker. */
import type { InputValue, OutputValue } from './define.ts';
import type { ToolName } from './names.ts';
import type { PlotData } from './plot.ts';
import * as asymmetricStriplineImpedance from './transmission-lines/AsymmetricStriplineImpedance/plots.ts';
import * as broadsideCoupled from './transmission-lines/BroadsideCoupled/plots.ts';
import * as broadsideTrace from './inductance-and-fields/BroadsideTrace/plots.ts';
import * as coplanarWaveguide from './board-structures/CoplanarWaveguide/plots.ts';
import * as differentialCoplanarWaveguide from './board-structures/DifferentialCoplanarWaveguide/plots.ts';
import * as edgeCoupledInductor from './inductance-and-fields/EdgeCoupledInductor/plots.ts';
import * as edgeCoupledMicrostripImpedance from './transmission-lines/EdgeCoupledMicrostripImpedance/plots.ts';
import * as edgeCoupledStriplineImpedance from './transmission-lines/EdgeCoupledStriplineImpedance/plots.ts';
import * as embeddedMicrostripImpedance from './transmission-lines/EmbeddedMicrostripImpedance/plots.ts';
import * as microstrip from './transmission-lines/Microstrip/plots.ts';
import * as microstripLineCrosstalk from './transmission-lines/MicrostripLineCrosstalk/plots.ts';
import * as pcbTraceResistance from './pcb-traces/PCBTraceResistance/plots.ts';
import * as patchAntenna from './board-structures/PatchAntenna/plots.ts';
import * as striplineImpedance from './transmission-lines/StriplineImpedance/plots.ts';
import * as striplineReverseCrosstalk from './transmission-lines/StriplineReverseCrosstalk/plots.ts';
import * as symmetricalStripline from './transmission-lines/SymmetricalStripline/plots.ts';

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
  PCBTraceResistance: pcbTraceResistance,
  PatchAntenna: patchAntenna,
  StriplineImpedance: striplineImpedance,
  StriplineReverseCrosstalk: striplineReverseCrosstalk,
  SymmetricalStripline: symmetricalStripline,
  CoplanarWaveguide: coplanarWaveguide,
  DifferentialCoplanarWaveguide: differentialCoplanarWaveguide,
};
