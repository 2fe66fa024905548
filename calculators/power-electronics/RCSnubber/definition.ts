/** Resistor and capacitor that damp the ringing of a switched node: from two measured frequencies, or the check of given ones. */
import { defineTool, refuse } from '#calculators/define.ts';
import { nearestInRatio, standardAtOrAbove } from '#calculators/math/parts/e-series.ts';
import { standardPowerRating } from '#calculators/math/parts/power-rating.ts';
import { snubbedOvershoot } from '#calculators/math/timing/snubber.ts';

/** More overshoot is hardly damped. */
const poorDamping = 0.6;
/** Time constants after which a capacitor is charged. */
const settled = 5;

const [designs, known] = [['measured'], ['check']] as const;
const henry = { kind: 'quantity', unit: 'H', show: ['nH', 'µH', 'pH'] } as const;
const farad = { kind: 'quantity', unit: 'F', show: ['pF', 'nF'] } as const;
const ohm = { kind: 'quantity', unit: 'Ω', show: ['Ω', 'mΩ', 'kΩ'] } as const;
const hertz = { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'GHz'] } as const;

export const tool = defineTool({
  name: 'RCSnubber',
  modes: ['measured', 'check'],
  inputs: {
    ringFrequency: { ...hertz, default: 100e6, above: 0, symbol: 'f0', modes: ['measured'] },
    addedCapacitance: { ...farad, default: 1e-9, above: 0, symbol: 'C_add', modes: ['measured'] },
    ringFrequencyAdded: { ...hertz, default: 58e6, above: 0, symbol: 'f1', modes: ['measured'] },
    parasiticInductance: { ...henry, default: 5e-9, above: 0, symbol: 'L_p', modes: known },
    parasiticCapacitance: { ...farad, default: 500e-12, above: 0, symbol: 'C_p', modes: known },
    ratio: { kind: 'quantity', unit: '1', show: ['1'], default: 3, min: 1, max: 20, symbol: 'k', modes: designs },
    resistance: { ...ohm, default: 3.3, above: 0, component: true, symbol: 'R_s', modes: ['check'] },
    capacitance: { ...farad, default: 1.5e-9, above: 0, component: true, symbol: 'C_s', modes: ['check'] },
    swing: { kind: 'quantity', unit: 'V', show: ['V', 'kV'], default: 12, above: 0, symbol: 'ΔV' },
    switchingFrequency: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz', 'Hz'], default: 500e3, above: 0, symbol: 'f' },
  },
  outputs: {
    resistanceStandard: { ...ohm, symbol: 'R_s', modes: designs },
    capacitanceStandard: { ...farad, symbol: 'C_s', modes: designs },
    overshoot: { kind: 'quantity', unit: '1', show: ['%'] },
    peakVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'kV'], symbol: 'V_max' },
    resistorPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], symbol: 'P' },
    resistorRating: { kind: 'quantity', unit: 'W', show: ['W', 'mW'] },
    parasiticInductance: { ...henry, symbol: 'L_p', modes: ['measured'] },
    parasiticCapacitance: { ...farad, symbol: 'C_p', modes: ['measured'] },
  },
  main: { measured: 'resistanceStandard', check: 'overshoot' },
  refusals: { FREQUENCY_NOT_LOWER: 'ringFrequencyAdded' },
  warnings: ['POOR_DAMPING', 'NOT_SETTLED'],
  compute(given) {
    const { mode, ringFrequency, ringFrequencyAdded, swing, switchingFrequency } = given;
    if (mode === 'measured' && ringFrequencyAdded >= ringFrequency) return refuse('FREQUENCY_NOT_LOWER');
    const measuredCapacitance = given.addedCapacitance / ((ringFrequency / ringFrequencyAdded) ** 2 - 1);
    const parasiticCapacitance = mode === 'measured' ? measuredCapacitance : given.parasiticCapacitance;
    const measuredInductance = 1 / ((2 * Math.PI * ringFrequency) ** 2 * parasiticCapacitance);
    const parasiticInductance = mode === 'measured' ? measuredInductance : given.parasiticInductance;
    const characteristicImpedance = Math.sqrt(parasiticInductance / parasiticCapacitance);
    const capacitanceExact = given.ratio * parasiticCapacitance;
    const resistance = mode === 'check' ? given.resistance : nearestInRatio(characteristicImpedance, 'E24');
    const capacitance = mode === 'check' ? given.capacitance : standardAtOrAbove(capacitanceExact, 'E12');
    const overshoot = snubbedOvershoot({
      resistance: resistance / characteristicImpedance,
      capacitance: capacitance / parasiticCapacitance,
    });
    // Both edges of a period turn half of C·V² into heat, that of the ringing capacitance included.
    const resistorPower = (capacitance + parasiticCapacitance) * swing ** 2 * switchingFrequency;
    return {
      out: {
        resistanceStandard: resistance,
        capacitanceStandard: capacitance,
        overshoot,
        peakVoltage: overshoot === null ? null : swing * (1 + overshoot),
        resistorPower,
        resistorRating: standardPowerRating(2 * resistorPower),
        parasiticInductance,
        parasiticCapacitance,
      },
      warnings: [
        (overshoot === null || overshoot > poorDamping) && 'POOR_DAMPING',
        2 * settled * resistance * capacitance * switchingFrequency > 1 && 'NOT_SETTLED',
      ],
    };
  },
  sources: [
    'Nexperia, Designing RC snubbers, AN11160, rev. 3, 2023',
    'P. C. Todd, Snubber Circuits: Theory, Design and Application, Unitrode SLUP100, 1993',
  ],
});
