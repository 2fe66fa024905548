/** Op-amp difference amplifier of four resistors: output, gains and common-mode rejection over all corners of the tolerance. */
import { defineTool } from '#calculators/define.ts';
import { amplitudeRatio, decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import { roundToSeries } from '#calculators/math/parts/e-series.ts';

interface Resistors {
  resistance1: number;
  resistance2: number;
  resistance3: number;
  resistance4: number;
}

/** Gains from V1 and V2 to the output, and from these the differential and the common-mode gain. */
function gainsOf({ resistance1: r1, resistance2: r2, resistance3: r3, resistance4: r4 }: Resistors) {
  const minus = r2 / r1;
  const plus = (r4 / (r3 + r4)) * (1 + r2 / r1);
  // The difference plus − minus, written so that matched resistors give exactly 0.
  return { minus, plus, differential: (plus + minus) / 2, common: (r4 / (r3 + r4)) * (1 - (r2 * r3) / (r1 * r4)) };
}

/** Extremes of the gains at the 16 corners of the tolerance; every term is monotonic in each resistor. */
function corners(nominal: Resistors, share: number) {
  const ends = [1 - share, 1 + share];
  const all = ends.flatMap((a) =>
    ends.flatMap((b) =>
      ends.flatMap((c) =>
        ends.map((d) =>
          gainsOf({
            resistance1: nominal.resistance1 * a,
            resistance2: nominal.resistance2 * b,
            resistance3: nominal.resistance3 * c,
            resistance4: nominal.resistance4 * d,
          }),
        ),
      ),
    ),
  );
  const differential = all.map((corner) => corner.differential);
  return {
    gainMinimum: Math.min(...differential),
    gainMaximum: Math.max(...differential),
    common: Math.max(...all.map((corner) => Math.abs(corner.common))),
    leak: Math.max(...all.map((corner) => leakOf(corner))),
  };
}

/** 1/CMRR; 0 where the common-mode gain is nothing but rounding. */
function leakOf({ common, differential }: { common: number; differential: number }): number {
  const leak = Math.abs(common) / differential;
  return leak < 1e-12 ? 0 : leak;
}

const rejectionDb = (leak: number) => (leak === 0 ? null : -decibelsOfAmplitude(leak));

interface Entered extends Resistors {
  mode: 'analyse' | 'design';
  gain: number;
  inputResistance: number;
  resistorSeries: Parameters<typeof roundToSeries>[1];
}

/** The resistors given, or those of a wanted gain rounded to their series. */
function resistorsOf({ mode, gain, inputResistance, resistorSeries, ...given }: Entered): Resistors {
  if (mode === 'analyse') return given;
  const input = roundToSeries(inputResistance, resistorSeries);
  const feedback = roundToSeries(gain * input, resistorSeries);
  return { resistance1: input, resistance2: feedback, resistance3: input, resistance4: feedback };
}

export const tool = defineTool({
  name: 'DifferenceAmplifier',
  modes: ['analyse', 'design'],
  inputs: {
    resistance1: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: 10_000,
      above: 0,
      component: true,
      symbol: 'R1',
      modes: ['analyse'],
    },
    resistance2: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: 100_000,
      above: 0,
      component: true,
      symbol: 'R2',
      modes: ['analyse'],
    },
    resistance3: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: 10_000,
      above: 0,
      component: true,
      symbol: 'R3',
      modes: ['analyse'],
    },
    resistance4: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: 100_000,
      above: 0,
      component: true,
      symbol: 'R4',
      modes: ['analyse'],
    },
    gain: { kind: 'quantity', unit: '1', show: ['1', 'dB'], default: 10, above: 0, symbol: 'G', modes: ['design'] },
    inputResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: 10_000,
      above: 0,
      symbol: 'R1',
      modes: ['design'],
    },
    resistorSeries: {
      kind: 'choice',
      choices: ['E12', 'E24', 'E48', 'E96', 'E192', 'none'],
      default: 'E96',
      modes: ['design'],
      advanced: true,
    },
    voltage1: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 2.4, symbol: 'V1' },
    voltage2: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 2.6, symbol: 'V2' },
    referenceVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 0, symbol: 'V_ref' },
    tolerance: { kind: 'quantity', unit: '%', show: ['%'], default: 0.1, min: 0, max: 50, symbol: 't' },
    opAmpCmrr: { kind: 'quantity', unit: 'dB', show: ['dB'], default: null, min: 0, max: 300, optional: true, advanced: true },
    positiveSupply: { kind: 'quantity', unit: 'V', show: ['V'], default: null, optional: true, symbol: 'V+', advanced: true },
    negativeSupply: { kind: 'quantity', unit: 'V', show: ['V'], default: null, optional: true, symbol: 'V−', advanced: true },
  },
  outputs: {
    resistance1: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'], symbol: 'R1', standardOf: 'inputResistance' },
    resistance2: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'], symbol: 'R2' },
    resistance3: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'], symbol: 'R3', standardOf: 'inputResistance' },
    resistance4: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'], symbol: 'R4' },
    outputVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], symbol: 'V_out' },
    differentialGain: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'A_d' },
    commonModeGain: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'A_c' },
    cmrrDb: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: 'CMRR' },
    inputPinVoltage: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V_p' },
    inputResistanceInverting: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'] },
    inputResistanceNonInverting: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'] },
    inputResistanceDifferential: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'] },
    gainMinimum: { kind: 'quantity', unit: '1', show: ['1'] },
    gainMaximum: { kind: 'quantity', unit: '1', show: ['1'] },
    worstCaseCmrrDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    ruleOfThumbCmrrDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    totalCmrrDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    commonModeError: { kind: 'quantity', unit: 'V', show: ['mV', 'V'] },
    gainError: { kind: 'quantity', unit: '%', show: ['%'], modes: ['design'] },
  },
  main: { analyse: 'outputVoltage', design: 'resistance2' },
  refusals: {},
  warnings: ['OUTPUT_CLIPS', 'INPUT_RANGE', 'UNMATCHED'],
  compute(given) {
    const { resistance1: r1, resistance2: r2, resistance3: r3, resistance4: r4 } = resistorsOf(given);
    const resistors = { resistance1: r1, resistance2: r2, resistance3: r3, resistance4: r4 };
    const { voltage1, voltage2, referenceVoltage, positiveSupply, negativeSupply } = given;
    const gains = gainsOf(resistors);
    const share = given.tolerance / 100;
    const { gainMinimum, gainMaximum, common, leak } = corners(resistors, share);
    const opAmpLeak = given.opAmpCmrr === null ? 0 : 1 / amplitudeRatio(given.opAmpCmrr);

    const outputVoltage = gains.plus * voltage2 - gains.minus * voltage1 + referenceVoltage * (r3 / (r3 + r4)) * (1 + r2 / r1);
    const inputPinVoltage = (voltage2 * r4 + referenceVoltage * r3) / (r3 + r4);
    const isOutside = (voltage: number) =>
      (positiveSupply !== null && voltage > positiveSupply) || (negativeSupply !== null && voltage < negativeSupply);
    return {
      out: {
        ...resistors,
        outputVoltage,
        differentialGain: gains.differential,
        commonModeGain: gains.common,
        cmrrDb: rejectionDb(leakOf(gains)),
        inputPinVoltage,
        inputResistanceInverting: r1,
        inputResistanceNonInverting: r3 + r4,
        inputResistanceDifferential: r1 + r3,
        gainMinimum,
        gainMaximum,
        worstCaseCmrrDb: rejectionDb(leak),
        ruleOfThumbCmrrDb: share === 0 ? null : decibelsOfAmplitude((1 + gains.minus) / (4 * share)),
        totalCmrrDb: rejectionDb(leak + opAmpLeak),
        commonModeError: Math.abs((voltage1 + voltage2) / 2) * (common + gains.differential * opAmpLeak),
        gainError: (r2 / (r1 * given.gain) - 1) * 100,
      },
      warnings: [
        isOutside(outputVoltage) && 'OUTPUT_CLIPS',
        isOutside(inputPinVoltage) && 'INPUT_RANGE',
        Math.abs((r4 * r1) / (r3 * r2) - 1) > 0.01 && 'UNMATCHED',
      ],
    };
  },
  sources: [
    'Analog Devices, Instrumentation amplifier basics, MT-061',
    'R. Pallás-Areny, J. Webster, Common mode rejection ratio in differential amplifiers, IEEE Trans. Instrum. Meas. 40, 1991, doi:10.1109/19.85332',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
