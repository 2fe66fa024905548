/** Passive loudspeaker crossover of two or three ways: parts, levels of the branches and their sum, L-pad and compensation. */
import { defineTool, refuse } from '#calculators/define.ts';
import { crossoverBranch, crossoverPrototype, driverGain, sumOfBranches } from '#calculators/math/filters/crossover.ts';
import { magnitude, phaseDegrees, scale } from '#calculators/math/numeric/complex.ts';
import { amplitudeRatio, decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import { type LadderPart, partRows, standardPart } from '#calculators/math/filters/ladder.ts';

type Driver = 'woofer' | 'midrange' | 'tweeter';
type Part = LadderPart & { branch: Driver; ref: string };
interface Branch {
  driver: Driver;
  impedance: number;
  parts: Part[];
}

interface Entered {
  mode: 'twoWay' | 'threeWay';
  crossoverFrequency: number;
  lowerFrequency: number;
  upperFrequency: number;
  wooferImpedance: number;
  midrangeImpedance: number;
  tweeterImpedance: number;
}

/** References count through a branch, coils and capacitors apart. */
function withRefs(driver: Driver, parts: ReturnType<typeof crossoverBranch>): Part[] {
  const count = { L: 0, C: 0 };
  return parts.map((part) => {
    count[part.kind] += 1;
    return { branch: driver, ref: `${part.kind}${count[part.kind]}`, ...part };
  });
}

function branchesOf(given: Entered, prototype: readonly number[]): Branch[] {
  const { wooferImpedance, midrangeImpedance, tweeterImpedance } = given;
  const isThreeWay = given.mode === 'threeWay';
  const lower = isThreeWay ? given.lowerFrequency : given.crossoverFrequency;
  const upper = isThreeWay ? given.upperFrequency : given.crossoverFrequency;
  const middle = [
    ...crossoverBranch(prototype, 'high', midrangeImpedance, lower),
    ...crossoverBranch(prototype, 'low', midrangeImpedance, upper),
  ];
  const branch = (driver: Driver, impedance: number, parts: typeof middle) => ({ driver, impedance, parts: withRefs(driver, parts) });
  return [
    branch('woofer', wooferImpedance, crossoverBranch(prototype, 'low', wooferImpedance, lower)),
    ...(isThreeWay ? [branch('midrange', midrangeImpedance, middle)] : []),
    branch('tweeter', tweeterImpedance, crossoverBranch(prototype, 'high', tweeterImpedance, upper)),
  ];
}

/** Voltage divider that takes a level (dB) away and keeps the load at the driver's impedance. */
function lPad(impedance: number, attenuation: number) {
  const nepers = (attenuation * Math.LN10) / 20;
  return {
    lPadSeriesResistance: -impedance * Math.expm1(-nepers),
    lPadParallelResistance: attenuation === 0 ? null : impedance / Math.expm1(nepers),
  };
}

/** Resistor and capacitor across the woofer that make its voice coil a plain resistance. */
function compensation(resistance: number | null, inductance: number | null) {
  if (resistance === null || inductance === null) return { zobelResistance: null, zobelCapacitance: null };
  return { zobelResistance: resistance, zobelCapacitance: inductance / resistance ** 2 };
}

export const tool = defineTool({
  name: 'SpeakerCrossover',
  modes: ['twoWay', 'threeWay'],
  inputs: {
    crossoverFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz'], default: 2500, above: 0, symbol: 'f_x', modes: ['twoWay'] },
    lowerFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz'], default: 400, above: 0, symbol: 'f_1', modes: ['threeWay'] },
    upperFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz'], default: 4000, above: 0, symbol: 'f_2', modes: ['threeWay'] },
    order: { kind: 'quantity', unit: '1', show: ['1'], default: 2, min: 1, max: 4, integer: true, symbol: 'n' },
    alignment: { kind: 'choice', choices: ['butterworth', 'linkwitzRiley', 'bessel'], default: 'linkwitzRiley' },
    wooferImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 8, above: 0, symbol: 'Z_W' },
    midrangeImpedance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: 8,
      above: 0,
      symbol: 'Z_M',
      modes: ['threeWay'],
    },
    tweeterImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 8, above: 0, symbol: 'Z_T' },
    tweeterAttenuation: { kind: 'quantity', unit: 'dB', show: ['dB'], default: 0, min: 0, max: 40, symbol: 'A' },
    wooferDcResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: null,
      above: 0,
      optional: true,
      symbol: 'R_e',
      advanced: true,
    },
    wooferInductance: {
      kind: 'quantity',
      unit: 'H',
      show: ['mH'],
      default: null,
      above: 0,
      optional: true,
      symbol: 'L_e',
      advanced: true,
    },
    capacitorSeries: { kind: 'choice', choices: ['E6', 'E12', 'E24', 'none'], default: 'E24', advanced: true },
    inductorSeries: { kind: 'choice', choices: ['E6', 'E12', 'E24', 'none'], default: 'E24', advanced: true },
    evaluationFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz'], default: 1000, above: 0, symbol: 'f' },
  },
  outputs: {
    components: {
      kind: 'table',
      columns: {
        branch: { kind: 'code', codes: ['woofer', 'midrange', 'tweeter'] },
        ref: { kind: 'text' },
        placement: { kind: 'code', codes: ['series', 'shunt'] },
        kind: { kind: 'code', codes: ['L', 'C'] },
        value: { kind: 'quantityBy', by: 'kind', units: { L: 'H', C: 'F' } },
        standard: { kind: 'quantityBy', by: 'kind', units: { L: 'H', C: 'F' }, standardOf: 'value' },
      },
    },
    wooferGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    midrangeGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'], modes: ['threeWay'] },
    tweeterGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    wooferPhase: { kind: 'quantity', unit: '°', show: ['°'] },
    midrangePhase: { kind: 'quantity', unit: '°', show: ['°'], modes: ['threeWay'] },
    tweeterPhase: { kind: 'quantity', unit: '°', show: ['°'] },
    sumGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    standardWooferGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    standardMidrangeGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'], modes: ['threeWay'] },
    standardTweeterGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    polarity: { kind: 'code', codes: ['all-in-phase', 'invert-tweeter', 'invert-midrange'] },
    lPadSeriesResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'R_1' },
    lPadParallelResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'R_2' },
    zobelResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'R_z' },
    zobelCapacitance: { kind: 'quantity', unit: 'F', show: ['µF'], symbol: 'C_z' },
  },
  main: 'sumGainDb',
  refusals: {
    LINKWITZ_ODD: 'order',
    EDGES_SWAPPED: 'upperFrequency',
  },
  warnings: ['MID_BAND_NARROW', 'NOMINAL_IMPEDANCE'],
  compute(given) {
    const { mode, order, evaluationFrequency: frequency, tweeterAttenuation } = given;
    const prototype = crossoverPrototype(given.alignment, order);
    if (!prototype) return refuse('LINKWITZ_ODD');
    if (mode === 'threeWay' && given.lowerFrequency >= given.upperFrequency) return refuse('EDGES_SWAPPED');

    const branches = branchesOf(given, prototype);
    const parts = branches.flatMap((branch) => branch.parts);
    const inverted: Driver | null = order !== 2 ? null : mode === 'twoWay' ? 'tweeter' : 'midrange';
    const gains = branches.map(({ driver, impedance, parts: own }) => {
      const padded = driver === 'tweeter' ? amplitudeRatio(-tweeterAttenuation) : 1;
      const gain = driverGain(own, impedance, frequency);
      const standard = driverGain(
        own.map((part) => standardPart(part, given)),
        impedance,
        frequency,
      );
      return { driver, gain, isInverted: driver === inverted, out: scale(gain, padded), standard: scale(standard, padded) };
    });
    const levelsOf = (driver: Driver) => {
      const found = gains.find((item) => item.driver === driver);
      if (!found) return { gain: null, phase: null, standard: null };
      const decibels = (value: typeof found.out) => decibelsOfAmplitude(magnitude(value));
      return { gain: decibels(found.out), phase: phaseDegrees(found.out), standard: decibels(found.standard) };
    };
    const [woofer, midrange, tweeter] = [levelsOf('woofer'), levelsOf('midrange'), levelsOf('tweeter')];
    return {
      out: {
        components: partRows(
          parts,
          parts.map((part) => standardPart(part, given)),
        ),
        wooferGainDb: woofer.gain,
        midrangeGainDb: midrange.gain,
        tweeterGainDb: tweeter.gain,
        wooferPhase: woofer.phase,
        midrangePhase: midrange.phase,
        tweeterPhase: tweeter.phase,
        sumGainDb: decibelsOfAmplitude(magnitude(sumOfBranches(gains))),
        standardWooferGainDb: woofer.standard,
        standardMidrangeGainDb: midrange.standard,
        standardTweeterGainDb: tweeter.standard,
        polarity: inverted === null ? 'all-in-phase' : `invert-${inverted}`,
        ...lPad(given.tweeterImpedance, tweeterAttenuation),
        ...compensation(given.wooferDcResistance, given.wooferInductance),
      },
      warnings: [mode === 'threeWay' && given.upperFrequency / given.lowerFrequency < 8 && 'MID_BAND_NARROW', 'NOMINAL_IMPEDANCE'],
    };
  },
  sources: [
    'Rane, User Manual, RPM 26, p. 18',
    'H. Zumbahlen (ed.), Linear Circuit Design Handbook, Analog Devices, 2008, § 8',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
