/** Results that are right by their formula and would mislead a designer carry a warning. */
import { expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { ToolName } from './names.ts';
import { loadTool } from './registry.ts';

async function warningsOf(name: ToolName, entered: Record<string, unknown>): Promise<readonly string[]> {
  const answer = evaluate(await loadTool(name), entered);
  return answer.ok ? answer.warnings : [];
}

it.each<[ToolName, string, Record<string, unknown>, Record<string, unknown>]>([
  ['ConstantCurrent', 'HEAT_SINK', {}, { current: 0.02 }],
  ['ConstantCurrent', 'TOO_HOT', { thermalResistance: 50 }, {}],
  ['TimingCircuitCalculation', 'RESISTANCE_TOO_LARGE', { resistorA: 5e6, resistorB: 5e6 }, { resistorA: 1.5e6, resistorB: 1.5e6 }],
  ['TimingCircuitCalculation', 'RESISTANCE_TOO_LARGE', { mode: 'monostable', resistorA: 4e6 }, { mode: 'monostable', resistorA: 3e6 }],
  [
    'TimingCircuitCalculation',
    'RESISTANCE_TOO_LARGE',
    { mode: 'astableDiode', resistorA: 3e6, resistorB: 3e6 },
    { mode: 'astableDiode', resistorA: 3e6, resistorB: 3e6, supplyVoltage: 15 },
  ],
  ['TimingCircuitCalculation', 'FREQUENCY_HIGH', { capacitor: 1.5e-9 }, {}],
  [
    'TimingCircuitCalculation',
    'RESISTANCE_TOO_LARGE',
    { resistorA: 5e6, resistorB: 5e6 },
    { resistorA: 5e6, resistorB: 5e6, timerType: 'cmos' },
  ],
  ['TimingCircuitCalculation', 'FREQUENCY_HIGH', { capacitor: 1.5e-9 }, { capacitor: 1.5e-9, timerType: 'cmos' }],
  ['TimingCircuitCalculation', 'FREQUENCY_HIGH_CMOS', { capacitor: 1.5e-10, timerType: 'cmos' }, { capacitor: 1.5e-10 }],
  ['TimingCircuitCalculation', 'LEAKAGE_COUNTS', { resistorA: 2e8, timerType: 'cmos' }, { resistorA: 5e6, timerType: 'cmos' }],
  [
    'TimingCircuitCalculation',
    'SUPPLY_OUTSIDE',
    { mode: 'astableDiode', supplyVoltage: 3 },
    { mode: 'astableDiode', supplyVoltage: 3, timerType: 'cmos' },
  ],
  [
    'TimingCircuitCalculation',
    'SUPPLY_OUTSIDE',
    { mode: 'astableDiode', supplyVoltage: 15.5, timerType: 'cmos' },
    { mode: 'astableDiode', supplyVoltage: 15.5 },
  ],
  ['BandpassFilter', 'R_IMPRACTICAL', { mode: 'rcAnalysis', resistance1: 1.2 }, { mode: 'rcAnalysis' }],
  ['BandpassFilter', 'R_IMPRACTICAL', { mode: 'rcDesign' }, { mode: 'rcAnalysis' }],
  ['MagneticFluxDensityCalculator', 'PUBLIC_LIMIT', { current: 100 }, {}],
  ['ExternalTraceWidth', 'OUTSIDE_CORRECTION_FIT', { boardThickness: 2e-4 }, {}],
  ['ExternalTraceWidth', 'STANDARDS_DIFFER', { boardThickness: 2e-4 }, {}],
  ['InternalTraceWidth', 'OUTSIDE_CORRECTION_FIT', { boardThickness: 2e-4 }, {}],
  ['EdgeCoupledMicrostripImpedance', 'OUTSIDE_VALIDATED_RANGE', { traceSpacing: 2e-6 }, {}],
  ['LMatchCircuit', 'LOSSLESS_PARTS', {}, { inductorQ: 40 }],
  ['PiMatchCircuit', 'LOSSLESS_PARTS', {}, { inductorQ: 40 }],
  ['TMatchCircuit', 'LOSSLESS_PARTS', {}, { inductorQ: 40 }],
  ['BatteryPack', 'RATE_EXCEEDED', { loadPower: 150 }, {}],
  ['BatteryPack', 'DEEP_SAG', { cellResistance: 0.3 }, {}],
  ['BatteryPack', 'WATT_HOURS', { cellsInSeries: 10 }, {}],
  ['CrystalLoad', 'MARGIN_LOW', { transconductance: 0.001 }, {}],
  ['CrystalLoad', 'NO_START', { seriesResistance: 5000 }, {}],
  ['CrystalLoad', 'OVERDRIVEN', { swing: 3.3 }, {}],
  ['CrystalLoad', 'CAPACITOR_SMALL', { strayCapacitance: 6e-12 }, {}],
  ['CurrentShunt', 'CLIPPED', { mode: 'check', gain: 100 }, { mode: 'check' }],
  ['CurrentShunt', 'OVERLOADED', { mode: 'check', powerRating: 0.5 }, { mode: 'check' }],
  ['CurrentShunt', 'OFFSET_DOMINATES', { offsetVoltage: 1e-3 }, {}],
  ['EMIFilter', 'TOUCH_CURRENT', { yCapacitor: 100e-9 }, {}],
  ['EMIFilter', 'UNSTABLE', { leakageInductance: 1e-3, xCapacitor: 10e-9, power: 1000 }, {}],
  ['EMIFilter', 'GAIN', { equipmentImpedance: 0, frequency: 33e3 }, {}],
  ['LEDString', 'CURRENT_UNSTEADY', { ledsInSeries: 7 }, {}],
  ['LEDString', 'NO_HEADROOM', { mode: 'linear', ledsInSeries: 7, supplyTolerance: 0.1 }, { mode: 'linear' }],
  ['LEDString', 'UNEQUAL_STRINGS', { mode: 'switching', sharing: 'shared' }, { mode: 'switching' }],
  ['Thermocouple', 'COLD_DOMINATES', { coldJunctionError: 5 }, {}],
  ['Thermocouple', 'LOW_SENSITIVITY', { type: 'B', voltage: 1e-5 }, {}],
  ['OpAmpStage', 'SLEW_LIMITED', { slewRate: 1e6, amplitude: 5 }, { amplitude: 0.1 }],
  ['CoplanarWaveguide', 'DISPERSION', { frequency: 60e9, dielectricHeight: 1.6e-3 }, {}],
  ['CoplanarWaveguide', 'THIN_COPPER', { frequency: 1e6 }, {}],
  ['CoplanarWaveguide', 'NARROWER_THAN_COMMON_PROCESS', { groundGap: 5e-5 }, {}],
  ['DifferentialCoplanarWaveguide', 'WEAK_COUPLING', { traceSpacing: 2e-3 }, {}],
  ['DifferentialCoplanarWaveguide', 'OUTSIDE_VALIDATED_RANGE', { groundWidth: 2e-4 }, {}],
  ['PatchAntenna', 'HEIGHT_OUTSIDE', { dielectricHeight: 2e-4 }, {}],
  // The skin of copper is an eighth of 0.91 mm at 0.33 MHz.
  ['CoaxialCableImpedance', 'SKIN_DEPTH', { frequency: 3.2e5 }, { frequency: 3.5e5 }],
  ['PatchAntenna', 'SURFACE_WAVES', { frequency: 10e9 }, {}],
  ['PatchAntenna', 'LOSSY', { relativePermittivity: 4.3, lossTangent: 0.02 }, {}],
  ['PatchAntenna', 'EDGE_BELOW_LINE', { feedImpedance: 120, dielectricHeight: 4e-4 }, { feedImpedance: 120 }],
  ['PatchAntenna', 'TOO_WIDE', { mode: 'check', patchWidth: 0.08 }, { mode: 'check' }],
  ['PatchAntenna', 'FEED_WIDE', { mode: 'check', patchWidth: 6e-3 }, { mode: 'check' }],
  ['PatchAntenna', 'TRANSFORMER_UNREACHABLE', { mode: 'edge', feedImpedance: 200 }, { mode: 'edge' }],
  ['InvertedFAntenna', 'SCALED', { frequency: 928e6 }, { frequency: 915e6 }],
  ['InvertedFAntenna', 'FAR_SCALED', { frequency: 2.45e9 }, {}],
  ['InvertedFAntenna', 'GROUND_DIFFERS', { groundWidth: 0.06 }, {}],
  ['InvertedFAntenna', 'THICKNESS_DIFFERS', { boardThickness: 1.6e-3 }, {}],
  ['InvertedFAntenna', 'LENGTHEN', { mode: 'trim', measuredFrequency: 880e6 }, { mode: 'trim' }],
  ['InvertedFAntenna', 'STUB_USED_UP', { mode: 'trim', presentStub: 2e-3 }, { mode: 'trim' }],
  ['InvertedFAntenna', 'FAR_OFF', { mode: 'trim', measuredFrequency: 700e6 }, { mode: 'trim' }],
  ['NoiseCascade', 'COMPRESSED', { inputPower: 0 }, {}],
  ['NoiseCascade', 'LATER_STAGES', {}, { gains: [18, -1.5], noiseFigures: [0.8, 1.5], interceptPoints: [33, 60] }],
  ['LinkBudget', 'NO_LINK', { distance: 1e7 }, {}],
  ['LinkBudget', 'NEAR_FIELD', { distance: 0.05, transmitterGain: 20 }, {}],
  ['LinkBudget', 'RAIN_AND_GASES', { frequency: 28e9 }, {}],
  ['SmithChart', 'HIGH_Q', { loadResistance: 2, network: 'sL40n pC3p' }, {}],
  ['SmithChart', 'TINY_PARTS', { network: 'sL0.3n' }, {}],
  ['SmithChart', 'LOSSLESS_PARTS', {}, { inductorQ: 40 }],
  ['OpAmpStage', 'RESISTORS_NOISY', { inputResistor: 1e4, feedbackResistor: 1e5 }, {}],
  ['RCSnubber', 'POOR_DAMPING', { mode: 'check', resistance: 33 }, { mode: 'check' }],
  ['RCSnubber', 'NOT_SETTLED', { switchingFrequency: 50e6 }, {}],
])('%s warns of %s', async (name, code, bad, good) => {
  expect(await warningsOf(name, bad)).toContain(code);
  expect(await warningsOf(name, good)).not.toContain(code);
});
