/** Resistive attenuator between two impedances: π, T or bridged T for an attenuation, or what three given resistors do. */
import { defineTool, refuse } from '#calculators/define.ts';
import { minimumLoss, padFor, type PadKind, padResults, type PadResistors } from '#calculators/math/radio/attenuator.ts';
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import { type ESeries, roundToSeries } from '#calculators/math/parts/e-series.ts';
import { standardPowerRating } from '#calculators/math/parts/power-rating.ts';

type Mode = 'pi' | 't' | 'bridgedT' | 'piCheck' | 'tCheck';

const kinds: Readonly<Record<Mode, PadKind>> = { pi: 'pi', t: 't', bridgedT: 'bridgedT', piCheck: 'pi', tCheck: 't' };
const designs = ['pi', 't', 'bridgedT'] as const;
const checks = ['piCheck', 'tCheck'] as const;

/** A return loss beyond this many dB is nothing but rounding. */
const perfect = 100;
/** Around one pad more than this many dB pass beside it, through stray capacitance. */
const highest = 30;
/** The least return loss in dB that the trade calls matched. */
const matched = 20;
/** Resistors outside are hardly made, or stray capacitance and contacts outweigh them, Ω. */
const [least, greatest] = [1, 1e6];

const returnLoss = (impedance: number, port: number): number | null => {
  const loss = -decibelsOfAmplitude(Math.abs((impedance - port) / (impedance + port)));
  return loss < perfect ? loss : null;
};

const standardOf = (value: number | null, series: ESeries | 'none') =>
  value === null || value === 0 ? value : roundToSeries(value, series);

const resistance = { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], above: 0, component: true, modes: checks } as const;
const result = { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], modes: designs } as const;
const power = { kind: 'quantity', unit: 'W', show: ['mW', 'W', 'µW'] } as const;

export const tool = defineTool({
  name: 'AttenuatorPad',
  modes: ['pi', 't', 'bridgedT', 'piCheck', 'tCheck'],
  inputs: {
    attenuation: { kind: 'quantity', unit: 'dB', show: ['dB'], default: 10, min: 0.01, max: 120, symbol: 'A', modes: designs },
    sourceImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], default: 50, above: 0, symbol: 'Z1' },
    loadImpedance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ'],
      default: 50,
      above: 0,
      symbol: 'Z2',
      modes: ['pi', 't', 'piCheck', 'tCheck'],
    },
    r1: { ...resistance, default: 91, symbol: 'R1' },
    r2: { ...resistance, default: 75, symbol: 'R2' },
    r3: { ...resistance, default: 91, symbol: 'R3' },
    inputPower: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], default: 0.1, above: 0, symbol: 'P' },
    series: { kind: 'choice', choices: ['E24', 'E96', 'E192', 'none'], default: 'E96', modes: designs },
  },
  outputs: {
    r1Standard: { ...result, symbol: 'R1', standardOf: 'r1Exact' },
    r2Standard: { ...result, symbol: 'R2', standardOf: 'r2Exact' },
    r3Standard: { ...result, symbol: 'R3', standardOf: 'r3Exact' },
    attenuation: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: 'A' },
    inputReturnLoss: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    outputReturnLoss: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    inputImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], symbol: 'Z_in' },
    r1Power: { ...power, symbol: 'P1' },
    r2Power: { ...power, symbol: 'P2' },
    r3Power: { ...power, symbol: 'P3' },
    resistorRating: { kind: 'quantity', unit: 'W', show: ['mW', 'W'] },
    r1Exact: result,
    r2Exact: result,
    r3Exact: result,
    minimumAttenuation: { kind: 'quantity', unit: 'dB', show: ['dB'], modes: ['pi', 't', 'piCheck', 'tCheck'] },
  },
  main: { pi: 'r1Standard', t: 'r1Standard', bridgedT: 'r1Standard', piCheck: 'attenuation', tCheck: 'attenuation' },
  refusals: { BELOW_MINIMUM: 'attenuation' },
  warnings: ['POOR_MATCH', 'HIGH_ATTENUATION', 'R_IMPRACTICAL', 'HIGH_POWER'],
  compute(given) {
    const { mode, sourceImpedance: source, series } = given;
    const kind = kinds[mode];
    const ports = { source, load: kind === 'bridgedT' ? source : given.loadImpedance };
    const minimumAttenuation = minimumLoss(ports);
    const isCheck = mode === 'piCheck' || mode === 'tCheck';
    if (!isCheck && given.attenuation < minimumAttenuation * (1 - 1e-9)) return refuse('BELOW_MINIMUM');
    const exact: PadResistors = isCheck ? [given.r1, given.r2, given.r3] : padFor(kind, given.attenuation, ports);
    const [r1Exact, r2Exact, r3Exact] = exact;
    const pad: PadResistors = isCheck ? exact : [standardOf(r1Exact, series), roundToSeries(r2Exact, series), standardOf(r3Exact, series)];
    const results = padResults(kind, pad, ports);
    const {
      attenuation = Number.NaN,
      inputImpedance = Number.NaN,
      outputImpedance = Number.NaN,
      heat = [0, 0, 0] as const,
    } = results ?? {};
    const [r1Power, r2Power, r3Power] = heat.map((share) => share * given.inputPower);
    const inputReturnLoss = returnLoss(inputImpedance, ports.source);
    const outputReturnLoss = returnLoss(outputImpedance, ports.load);
    const hottest = Math.max(...heat) * given.inputPower;
    const resistorRating = standardPowerRating(2 * hottest);
    return {
      out: {
        r1Standard: pad[0],
        r2Standard: pad[1],
        r3Standard: pad[2],
        attenuation,
        inputReturnLoss,
        outputReturnLoss,
        inputImpedance,
        r1Power: r1Power ?? 0,
        r2Power: r2Power ?? 0,
        r3Power: r3Power ?? 0,
        resistorRating,
        r1Exact,
        r2Exact,
        r3Exact,
        minimumAttenuation,
      },
      warnings: [
        Math.min(inputReturnLoss ?? perfect, outputReturnLoss ?? perfect) < matched && 'POOR_MATCH',
        attenuation > highest && 'HIGH_ATTENUATION',
        pad.some((value) => value !== null && value !== 0 && (value < least || value > greatest)) && 'R_IMPRACTICAL',
        resistorRating === null && 'HIGH_POWER',
      ],
    };
  },
  sources: [
    'Reference Data for Radio Engineers, 4th ed., International Telephone and Telegraph, 1956, Attenuators',
    'D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 4.3',
  ],
});
