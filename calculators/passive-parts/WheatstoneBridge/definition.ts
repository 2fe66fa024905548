/** Wheatstone bridge: its voltage, the unknown resistor at balance or from that voltage, and strain from strain gauges. */
import { defineTool, refuse } from '#calculators/define.ts';
import { parallel } from '#calculators/math/parts/parallel.ts';

interface Bridge {
  supply: number;
  r1: number;
  r2: number;
  r3: number;
  r4: number;
}

/** Currents and powers of a bridge whose taps differ by this voltage without a meter. */
function ofBridge({ supply, r1, r2, r3, r4 }: Bridge, openCircuitVoltage: number, meter: number | null) {
  const [leftResistance, rightResistance] = [parallel(r1, r2), parallel(r3, r4)];
  const theveninResistance = leftResistance + rightResistance;
  const meterCurrent = meter === null ? 0 : openCircuitVoltage / (theveninResistance + meter);
  const leftTap = (supply * r2) / (r1 + r2) - meterCurrent * leftResistance;
  const rightTap = (supply * r4) / (r3 + r4) + meterCurrent * rightResistance;
  return {
    bridgeVoltage: meter === null ? openCircuitVoltage : meterCurrent * meter,
    openCircuitVoltage,
    meterCurrent,
    theveninResistance,
    sensitivity: (supply / (r3 + r4)) * (r3 / (r3 + r4)),
    supplyCurrent: (supply - leftTap) / r1 + (supply - rightTap) / r3,
    powers: [(supply - leftTap) ** 2 / r1, leftTap ** 2 / r2, (supply - rightTap) ** 2 / r3, rightTap ** 2 / r4],
  };
}

interface Gauges {
  excitation: number;
  bridgeVoltage: number;
  offsetVoltage: number;
  gaugeFactor: number;
  poissonRatio: number;
  bridgeType: 'quarter' | 'halfBending' | 'halfPoisson' | 'fullBending' | 'fullPoisson';
}

/** Strain, tension positive; null when no strain gives that voltage. */
function strainOf({ excitation, bridgeVoltage, offsetVoltage, gaugeFactor, poissonRatio: nu, bridgeType }: Gauges): number | null {
  const ratio = (bridgeVoltage - offsetVoltage) / excitation;
  const { factor, denominator } = {
    quarter: { factor: 4, denominator: 1 - 2 * ratio },
    halfBending: { factor: 2, denominator: 1 },
    halfPoisson: { factor: 4, denominator: 1 + nu - 2 * ratio * (1 - nu) },
    fullBending: { factor: 1, denominator: 1 },
    fullPoisson: { factor: 2, denominator: 1 + nu - ratio * (1 - nu) },
  }[bridgeType];
  return denominator > 0 ? (factor * ratio) / (gaugeFactor * denominator) : null;
}

export const tool = defineTool({
  name: 'WheatstoneBridge',
  modes: ['output', 'balance', 'measured', 'strain'],
  inputs: {
    excitation: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 5, above: 0, max: 1e6, symbol: 'V' },
    r1: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: 1000,
      above: 0,
      component: true,
      symbol: 'R1',
      modes: ['output', 'balance', 'measured'],
    },
    r2: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: 1000,
      above: 0,
      component: true,
      symbol: 'R2',
      modes: ['output', 'balance', 'measured'],
    },
    r3: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: 1000,
      above: 0,
      component: true,
      symbol: 'R3',
      modes: ['output', 'balance', 'measured'],
    },
    r4: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: 1010,
      above: 0,
      component: true,
      symbol: 'R4',
      modes: ['output'],
    },
    meterResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: null,
      above: 0,
      optional: true,
      symbol: 'Rm',
      modes: ['output', 'balance'],
    },
    bridgeVoltage: {
      kind: 'quantity',
      unit: 'V',
      show: ['mV', 'V', 'µV'],
      default: 0,
      min: -1e6,
      max: 1e6,
      symbol: 'Vb',
      modes: ['measured', 'strain'],
    },
    offsetVoltage: { kind: 'quantity', unit: 'V', show: ['mV', 'V'], default: 0, min: -1e6, max: 1e6, symbol: 'V0', modes: ['strain'] },
    gaugeFactor: { kind: 'quantity', unit: '1', show: ['1'], default: 2, min: -1000, max: 1000, symbol: 'GF', modes: ['strain'] },
    poissonRatio: { kind: 'quantity', unit: '1', show: ['1'], default: 0.285, min: 0, max: 0.5, symbol: 'ν', modes: ['strain'] },
    bridgeType: {
      kind: 'choice',
      choices: ['quarter', 'halfBending', 'halfPoisson', 'fullBending', 'fullPoisson'],
      default: 'quarter',
      modes: ['strain'],
    },
  },
  outputs: {
    bridgeVoltage: { kind: 'quantity', unit: 'V', show: ['mV', 'V'], symbol: 'Vb', modes: ['output', 'balance', 'measured'] },
    openCircuitVoltage: { kind: 'quantity', unit: 'V', show: ['mV', 'V'], symbol: 'V_oc', modes: ['output', 'balance', 'measured'] },
    meterCurrent: { kind: 'quantity', unit: 'A', show: ['µA', 'mA'], symbol: 'Im', modes: ['output', 'balance', 'measured'] },
    r4: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'R4', modes: ['balance', 'measured'] },
    balanceR4: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], modes: ['output', 'balance', 'measured'] },
    deviation: { kind: 'quantity', unit: '%', show: ['%'], modes: ['output', 'balance', 'measured'] },
    theveninResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      symbol: 'R_th',
      modes: ['output', 'balance', 'measured'],
    },
    sensitivity: { kind: 'quantity', unit: 'V/Ω', show: ['mV/Ω', 'µV/Ω'], modes: ['output', 'balance', 'measured'] },
    supplyCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], symbol: 'I', modes: ['output', 'balance', 'measured'] },
    powers: { kind: 'list', unit: 'W', show: ['mW', 'W'], symbol: 'P', modes: ['output', 'balance', 'measured'] },
    strain: { kind: 'quantity', unit: '1', show: ['µε', '1'], symbol: 'ε', modes: ['strain'] },
    signalRatio: { kind: 'quantity', unit: 'V/V', show: ['mV/V'], symbol: '(Vb−V0)/V', modes: ['strain'] },
    resistanceChange: { kind: 'quantity', unit: '1', show: ['%', '1'], symbol: 'ΔR/R', modes: ['strain'] },
  },
  main: { output: 'bridgeVoltage', balance: 'r4', measured: 'r4', strain: 'strain' },
  refusals: { NO_SOLUTION: 'bridgeVoltage' },
  warnings: ['SELF_HEATING', 'LARGE_STRAIN'],
  compute(given) {
    const { mode, excitation: supply, r1, r2, r3 } = given;
    if (mode === 'strain') {
      const strain = strainOf(given);
      if (strain === null) return refuse('NO_SOLUTION');
      const signalRatio = (given.bridgeVoltage - given.offsetVoltage) / supply;
      return {
        out: { strain, signalRatio, resistanceChange: given.gaugeFactor * strain },
        warnings: [Math.abs(strain) > 0.05 && 'LARGE_STRAIN'],
      };
    }
    const left = r2 / (r1 + r2);
    const balanceR4 = (r2 / r1) * r3;
    const right = left - given.bridgeVoltage / supply;
    if (mode === 'measured' && !(right > 0 && right < 1)) return refuse('NO_SOLUTION');
    const r4 = { output: given.r4, balance: balanceR4, measured: (r3 * right) / (1 - right) }[mode];
    const openCircuitVoltage = {
      output: supply * (left - r4 / (r3 + r4)),
      balance: 0, // by definition; the difference would leave a rounding error
      measured: given.bridgeVoltage,
    }[mode];
    const out = ofBridge({ supply, r1, r2, r3, r4 }, openCircuitVoltage, mode === 'measured' ? null : given.meterResistance);
    return {
      out: { ...out, r4, balanceR4, deviation: ((r4 - balanceR4) / balanceR4) * 100 },
      warnings: [out.powers.some((power) => power > 0.1) && 'SELF_HEATING'],
    };
  },
  sources: [
    'J. W. Nilsson, S. A. Riedel, Electric Circuits, 12th ed., Pearson, § 3.6',
    'Campbell Scientific, Micrologger, CR3000, § 8.1.3.3, p. 305',
  ],
});
