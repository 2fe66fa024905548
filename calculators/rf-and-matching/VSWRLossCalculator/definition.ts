/** Standing-wave ratio, reflection, return loss and mismatch loss, at a load and through a lossy feed line. */
import { defineTool, refuse } from '#calculators/define.ts';
import { powerRatio } from '#calculators/math/radio/decibel.ts';
import {
  acceptedShare,
  mismatchLoss,
  type Reflection,
  reflectionOf,
  reflectionOfLoad,
  reflectionOfPowers,
  reflectionOfReturnLoss,
  reflectionOfVswr,
  reflectionThrough,
  returnLossOf,
  vswrOf,
} from '#calculators/math/lines/reflection.ts';

interface Measured {
  vswr: number;
  returnLoss: number;
  reflectionMagnitude: number;
  forwardPower: number;
  reflectedPower: number;
  loadResistance: number;
  loadReactance: number;
  lineImpedance: number;
}

const reflection = {
  fromVswr: ({ vswr }: Measured) => reflectionOfVswr(vswr),
  fromReturnLoss: ({ returnLoss }: Measured) => reflectionOfReturnLoss(returnLoss),
  fromReflection: ({ reflectionMagnitude }: Measured) => reflectionOf(reflectionMagnitude),
  fromPowers: ({ forwardPower, reflectedPower }: Measured) => reflectionOfPowers(forwardPower, reflectedPower),
  fromImpedance: ({ loadResistance, loadReactance, lineImpedance }: Measured) =>
    reflectionOfLoad(loadResistance, loadReactance, lineImpedance),
} satisfies Record<string, (given: Measured) => Reflection>;

/** Angle of the reflection coefficient of R + jX on a line, °. */
function phaseOf(resistance: number, reactance: number, lineImpedance: number): number {
  const angle = Math.atan2(reactance, resistance - lineImpedance) - Math.atan2(reactance, resistance + lineImpedance);
  return (angle * 180) / Math.PI;
}

export const tool = defineTool({
  name: 'VSWRLossCalculator',
  modes: ['fromVswr', 'fromReturnLoss', 'fromReflection', 'fromPowers', 'fromImpedance'],
  inputs: {
    vswr: { kind: 'quantity', unit: '1', show: ['1'], default: 1.5, min: 1, symbol: 's', modes: ['fromVswr'] },
    returnLoss: { kind: 'quantity', unit: 'dB', show: ['dB'], default: 14, above: 0, max: 300, symbol: 'RL', modes: ['fromReturnLoss'] },
    reflectionMagnitude: {
      kind: 'quantity',
      unit: '1',
      show: ['1'],
      default: 0.2,
      min: 0,
      below: 1,
      symbol: '|Γ|',
      modes: ['fromReflection'],
    },
    forwardPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], default: 100, above: 0, symbol: 'P_f', modes: ['fromPowers'] },
    reflectedPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], default: 4, min: 0, symbol: 'P_r', modes: ['fromPowers'] },
    loadResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: 75,
      above: 0,
      symbol: 'R_L',
      modes: ['fromImpedance'],
    },
    loadReactance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 0, symbol: 'X_L', modes: ['fromImpedance'] },
    lineImpedance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: 50,
      above: 0,
      symbol: 'Z_0',
      modes: ['fromImpedance'],
    },
    measuredAt: {
      kind: 'choice',
      choices: ['load', 'lineInput'],
      default: 'load',
      modes: ['fromVswr', 'fromReturnLoss', 'fromReflection', 'fromPowers'],
    },
    matchedLineLoss: { kind: 'quantity', unit: 'dB', show: ['dB'], default: 0, min: 0, max: 100, symbol: 'A_0' },
    inputPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW', 'kW'], default: 100, above: 0, symbol: 'P' },
  },
  outputs: {
    vswr: { kind: 'quantity', unit: '1', show: ['1'], symbol: 's' },
    reflectionMagnitude: { kind: 'quantity', unit: '1', show: ['1'], symbol: '|Γ|' },
    reflectionPhase: { kind: 'quantity', unit: '°', show: ['°'], symbol: '∠Γ', modes: ['fromImpedance'] },
    returnLoss: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: 'RL' },
    mismatchLoss: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: 'ML' },
    reflectedFraction: { kind: 'quantity', unit: '%', show: ['%'] },
    transmittedFraction: { kind: 'quantity', unit: '%', show: ['%'] },
    inputVswr: { kind: 'quantity', unit: '1', show: ['1'] },
    inputReturnLoss: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    totalLineLoss: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    additionalLoss: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    loadPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW', 'kW'] },
  },
  main: { fromVswr: 'returnLoss', fromReturnLoss: 'vswr', fromReflection: 'vswr', fromPowers: 'vswr', fromImpedance: 'vswr' },
  refusals: { REFLECTED_TOO_LARGE: 'reflectedPower', LINE_LOSS_INCONSISTENT: 'matchedLineLoss' },
  warnings: ['HIGH_VSWR', 'HIDDEN_BY_LINE'],
  compute(given) {
    const { mode, matchedLineLoss, loadResistance, loadReactance, lineImpedance, inputPower } = given;
    if (mode === 'fromPowers' && given.reflectedPower >= given.forwardPower) return refuse('REFLECTED_TOO_LARGE');
    const isAtInput = mode !== 'fromImpedance' && given.measuredAt === 'lineInput';
    const measured = reflection[mode](given);
    const load = isAtInput ? reflectionThrough(measured, -matchedLineLoss) : measured;
    if (load.rest <= 0) return refuse('LINE_LOSS_INCONSISTENT');

    const input = isAtInput ? measured : reflectionThrough(load, matchedLineLoss);
    const [vswr, inputVswr] = [vswrOf(load), vswrOf(input)];
    const reflected = load.size ** 2;
    // The line loses its matched loss and what the load reflects more than the input does.
    const additionalLoss = mismatchLoss(load) - mismatchLoss(input);
    const totalLineLoss = matchedLineLoss + additionalLoss;
    return {
      out: {
        vswr,
        reflectionMagnitude: load.size,
        reflectionPhase: load.size === 0 ? null : phaseOf(loadResistance, loadReactance, lineImpedance),
        returnLoss: returnLossOf(load),
        mismatchLoss: mismatchLoss(load),
        reflectedFraction: 100 * reflected,
        transmittedFraction: 100 * acceptedShare(load),
        inputVswr,
        inputReturnLoss: returnLossOf(input),
        totalLineLoss,
        additionalLoss,
        loadPower: inputPower * powerRatio(-totalLineLoss),
      },
      warnings: [vswr > 3 && 'HIGH_VSWR', vswr / inputVswr > 1.5 && 'HIDDEN_BY_LINE'],
    };
  },
  sources: ['D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 2.3–2.7'],
});
