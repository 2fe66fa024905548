/** The calculators that the requirements name, by the group under which the index lists them; their names are also their addresses. */
export const namedGroups = {
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

/** Further calculators, in sections of their own after those. */
export const furtherGroups = {
  sensors: ['ResistanceThermometer', 'Thermistor', 'Thermocouple', 'CurrentShunt'],
  'wiring-and-cooling': ['HeatSink', 'WireVoltageDrop', 'FusingCurrent'],
  'signal-levels': ['AttenuatorPad', 'LinkBudget', 'NoiseCascade', 'SmithChart'],
  'board-structures': ['CoplanarWaveguide', 'DifferentialCoplanarWaveguide', 'Via', 'PatchAntenna', 'InvertedFAntenna'],
  'power-electronics': ['BoostConverter', 'BuckConverter', 'InvertingConverter', 'RCSnubber', 'LEDString', 'BatteryPack', 'EMIFilter'],
  'oscillators-and-amplifiers': ['CrystalLoad', 'OpAmpStage'],
} as const;

/** All calculators by group: the one list. */
export const toolGroups = { ...namedGroups, ...furtherGroups };

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

/** Where a further group is small, the calculators of this group belong to the same work. */
const kindred: Readonly<Partial<Record<ToolGroup, ToolGroup>>> = {
  sensors: 'passive-parts',
  'wiring-and-cooling': 'power-and-batteries',
  'signal-levels': 'rf-and-matching',
  'board-structures': 'pcb-traces',
  'power-electronics': 'power-and-batteries',
  'oscillators-and-amplifiers': 'converters-and-timing',
};

const offeredNeighbours = 4;

/** The calculators that follow one in its group, as many as its page offers; those of a kindred group fill up. */
export function neighboursOf(name: ToolName): ToolName[] {
  const own = groupOf(name);
  const other = kindred[own];
  const group: readonly ToolName[] = toolGroups[own];
  const at = group.indexOf(name);
  return [...group.slice(at + 1), ...group.slice(0, at), ...(other ? toolGroups[other] : [])].slice(0, offeredNeighbours);
}
