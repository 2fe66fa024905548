/** The calculators by the group under which the index lists them: the one list of their names, which are also their addresses. */
export const toolGroups = {
  'transmission-lines': [
    'AsymmetricStriplineImpedance',
    'BroadsideCoupled',
    'CoaxialCableImpedance',
    'EdgeCoupledMicrostripImpedance',
    'EdgeCoupledStriplineImpedance',
    'EmbeddedMicrostripImpedance',
    'Microstrip',
    'MicrostripLineCrosstalk',
    'StriplineImpedance',
    'StriplineReverseCrosstalk',
    'SymmetricalStripline',
    'TwistedPairCableImpedance',
    'WireMicrostripImpedance',
  ],
  'pcb-traces': [
    'ExternalTraceMaxCurrent',
    'ExternalTraceWidth',
    'InternalTraceMaxCurrent',
    'InternalTraceWidth',
    'PCBCostCalculation',
    'PCBTraceResistance',
  ],
  'inductance-and-fields': [
    'BroadsideTrace',
    'CoaxialCableInductance',
    'CoilInductance',
    'EdgeCoupledInductor',
    'LoopInductance',
    'MagneticFluxDensityCalculator',
    'ParallelWireInductance',
    'RectangularLoopInductance',
    'SingleLayerInductorCalculator',
    'SolenoidMagneticField',
    'WireOverPlaneInductor',
    'WireSelfInductance',
  ],
  'passive-parts': [
    'CapacitorsInSeries',
    'DCCircuitCalculations',
    'InductiveAndCapacitiveReactance',
    'InstantaneousVoltageCalculation',
    'LCCircuitFrequency',
    'LEDResistors',
    'ParallelResistors',
    'PlateCapacitor',
    'ResistorVoltageDivision',
    'WheatstoneBridge',
  ],
  'marking-codes': ['EIAResistorValue', 'FiveBandResistor', 'FourBandResistor', 'PolyesterCapacitor', 'SixBandResistor'],
  filters: [
    'BandpassFilter',
    'ChebyshevHighPassFilter',
    'OpAmpHighPassFilterCalculator',
    'OpAmpLowPassFilter',
    'PLLFilter',
    'RCFilter',
    'SpeakerCrossover',
  ],
  'amplifiers-and-transistors': [
    'DifferenceAmplifier',
    'FETBufferDeviation',
    'HysteresisComparator',
    'TriodeBiasVoltage',
    'TriodeSwitch',
    'ZenerDiode',
    'ZenerDiodes',
  ],
  'power-and-batteries': [
    'ConstantCurrent',
    'LEDCircuitPowerConsumption',
    'MotorCurrentPowerCalculation',
    'StarLoadPowerCalculation',
    'SuperCapacitor',
    'VoltageCalculation',
    'BatteryLife',
    'LMRechargeableBattery',
    'RechargeableBatteryTime',
  ],
  'rf-and-matching': [
    'EMCConversion',
    'EMCConversion2',
    'EMCConversion3',
    'ERPCalculator',
    'FMConverter',
    'RFUnitConverter',
    'SignalLineOfSight',
    'TrapAntennaCalculator',
    'VSWRLossCalculator',
    'LMatchCircuit',
    'PiMatchCircuit',
    'TMatchCircuit',
  ],
  'converters-and-timing': [
    'CoherentSampling',
    'DACSpecifications',
    'DataConversionJitterCalculatorTool',
    'CapacitanceTime',
    'RtcCalculation',
    'TimingCircuitCalculation',
    'SerialPortRegisters',
    'UARTRegister',
  ],
} as const;

export type ToolGroup = keyof typeof toolGroups;
export type ToolName = (typeof toolGroups)[ToolGroup][number];

export const toolNames: readonly ToolName[] = Object.values(toolGroups).flat();

/** Whether a text is the name of a calculator. */
export function isToolName(text: string): text is ToolName {
  return (toolNames as readonly string[]).includes(text); // includes() wants the literal type
}

/** The group of a calculator. */
export function groupOf(name: ToolName): ToolGroup {
  const groups = Object.keys(toolGroups) as ToolGroup[]; // the keys of a constant
  return groups.find((group) => (toolGroups[group] as readonly string[]).includes(name)) ?? 'passive-parts';
}

const offeredNeighbours = 4;

/** The calculators that follow one in its group, as many as its page offers. */
export function neighboursOf(name: ToolName): ToolName[] {
  const group: readonly ToolName[] = toolGroups[groupOf(name)];
  const at = group.indexOf(name);
  return [...group.slice(at + 1), ...group.slice(0, at)].slice(0, offeredNeighbours);
}
