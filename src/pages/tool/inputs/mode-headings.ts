import type { ToolName } from '#calculators/names.ts';

/** What the choice of a calculator's mode means where it is not the quantity to solve for. */
export const modeHeadings = {
  given: [
    'DCCircuitCalculations',
    'EMCConversion',
    'EMCConversion2',
    'FMConverter',
    'PiMatchCircuit',
    'RFUnitConverter',
    'TMatchCircuit',
    'VSWRLossCalculator',
  ],
  calculation: [
    'BatteryLife',
    'BatteryPack',
    'BoostConverter',
    'BuckConverter',
    'ChebyshevHighPassFilter',
    'CoilInductance',
    'CrystalLoad',
    'CurrentShunt',
    'DACSpecifications',
    'DifferenceAmplifier',
    'EMCConversion3',
    'FETBufferDeviation',
    'HysteresisComparator',
    'InstantaneousVoltageCalculation',
    'InvertedFAntenna',
    'InvertingConverter',
    'LEDResistors',
    'MotorCurrentPowerCalculation',
    'PatchAntenna',
    'RCSnubber',
    'RechargeableBatteryTime',
    'RtcCalculation',
    'SerialPortRegisters',
    'SignalLineOfSight',
    'Thermistor',
    'TimingCircuitCalculation',
    'TrapAntennaCalculator',
    'TriodeSwitch',
    'VoltageCalculation',
    'WireMicrostripImpedance',
    'ZenerDiode',
    'ZenerDiodes',
  ],
  circuit: [
    'AttenuatorPad',
    'BandpassFilter',
    'ConstantCurrent',
    'LEDCircuitPowerConsumption',
    'LEDString',
    'LMRechargeableBattery',
    'OpAmpHighPassFilterCalculator',
    'OpAmpStage',
    'OpAmpLowPassFilter',
    'TriodeBiasVoltage',
  ],
  conversion: ['EIAResistorValue', 'FiveBandResistor', 'FourBandResistor', 'PolyesterCapacitor', 'SixBandResistor'],
  adjusted_frequency: ['CoherentSampling'],
  field_source: ['MagneticFluxDensityCalculator'],
  filter_order: ['PLLFilter'],
  load: ['StarLoadPowerCalculation'],
  pricing: ['PCBCostCalculation'],
  uart_type: ['UARTRegister'],
  ways: ['SpeakerCrossover'],
} as const satisfies Record<string, readonly ToolName[]>;

export type ModeHeading = keyof typeof modeHeadings | 'solve_for';

const headingOf = new Map<ToolName, ModeHeading>(
  (Object.keys(modeHeadings) as (keyof typeof modeHeadings)[]).flatMap((heading) =>
    modeHeadings[heading].map((tool) => [tool, heading] as const),
  ), // keys of our own table
);

export function modeHeading(tool: ToolName): ModeHeading {
  return headingOf.get(tool) ?? 'solve_for';
}
