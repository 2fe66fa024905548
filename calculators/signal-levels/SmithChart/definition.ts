/** Load and a row of parts, lines and stubs on the Smith chart: reflection after each, and with the values that one can buy. */
import { defineTool, refuse } from '#calculators/define.ts';
import { magnitude, phaseDegrees } from '#calculators/math/numeric/complex.ts';
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import { roundToSeries } from '#calculators/math/parts/e-series.ts';
import {
  elementKinds,
  impedanceAt,
  isPart,
  loadWave,
  type NetworkElement,
  readNetwork,
  reflectionOf,
  standingWaveRatio,
  type Wave,
  wavesAlong,
} from './network.ts';

const ohms = { kind: 'quantity', unit: 'Ω', show: ['Ω'] } as const;
const ratio = { kind: 'quantity', unit: '1', show: ['1'] } as const;
const decibels = { kind: 'quantity', unit: 'dB', show: ['dB'] } as const;
const quality = { ...ratio, default: null, min: 1, optional: true, advanced: true } as const;

/** Units of the values of the elements. */
const units = { sL: 'H', pL: 'H', sC: 'F', pC: 'F', line: '°', open: '°', short: '°' } as const;

/** No reflection is measured smaller than this. */
const leastReflection = 1e-6;
/** Above this the band becomes narrow. */
const highQ = 10;
/** Values below are lost in the strays of a board: F and H. */
const tiny = { C: 5e-13, L: 5e-10 };

const isTiny = ({ kind, value }: NetworkElement) => isPart(kind) && value < (kind.endsWith('C') ? tiny.C : tiny.L);

/** The same row with coils of E12 and capacitors of E24; lines stay as they are. */
export function standardElements(elements: readonly NetworkElement[]): NetworkElement[] {
  return elements.map((element) =>
    isPart(element.kind) ? { ...element, value: roundToSeries(element.value, element.kind.endsWith('L') ? 'E12' : 'E24') } : element,
  );
}

function matchOf(wave: Wave, reference: number) {
  const reflection = magnitude(reflectionOf(wave, reference));
  return { vswr: standingWaveRatio(reflection), returnLoss: -decibelsOfAmplitude(Math.max(reflection, leastReflection)), reflection };
}

export const tool = defineTool({
  name: 'SmithChart',
  modes: [],
  inputs: {
    loadResistance: { ...ohms, default: 25, min: 0, symbol: 'R_L' },
    loadReactance: { ...ohms, default: -30, symbol: 'X_L' },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'GHz', 'kHz'], default: 1e9, above: 0, symbol: 'f' },
    referenceImpedance: { ...ohms, default: 50, above: 0, symbol: 'Z_0' },
    network: { kind: 'text', default: 'sL8.754n pC3.183p', maxLength: 240, optional: true },
    inductorQ: { ...quality, symbol: 'Q_L' },
    capacitorQ: { ...quality, symbol: 'Q_C' },
  },
  outputs: {
    vswr: { ...ratio, symbol: 'VSWR' },
    returnLoss: { ...decibels, symbol: 'RL' },
    reflection: { ...ratio, symbol: '|Γ|' },
    reflectionAngle: { kind: 'quantity', unit: '°', show: ['°'], symbol: '∠Γ' },
    mismatchLoss: decibels,
    inputResistance: { ...ohms, symbol: 'R_in' },
    inputReactance: { ...ohms, symbol: 'X_in' },
    loadVswr: ratio,
    standardVswr: ratio,
    standardReturnLoss: decibels,
    elements: {
      kind: 'table',
      columns: {
        kind: { kind: 'code', codes: elementKinds },
        value: { kind: 'quantityBy', by: 'kind', units },
        standard: { kind: 'quantityBy', by: 'kind', units, standardOf: 'value' },
        lineImpedance: ohms,
        resistance: ohms,
        reactance: ohms,
        vswr: ratio,
      },
    },
  },
  main: 'vswr',
  refusals: { NETWORK_UNREADABLE: 'network' },
  warnings: ['HIGH_Q', 'TINY_PARTS', 'LOSSLESS_PARTS'],
  compute(given) {
    const { frequency, referenceImpedance: reference } = given;
    const elements = readNetwork(given.network);
    if (!elements) return refuse('NETWORK_UNREADABLE');
    const standard = standardElements(elements);
    const load = loadWave(given.loadResistance, given.loadReactance);
    const waves = wavesAlong(load, elements, frequency, given);
    const last = waves.at(-1) ?? load;
    const { reflection, ...match } = matchOf(last, reference);
    const built = matchOf(wavesAlong(load, standard, frequency, given).at(-1) ?? load, reference);
    const input = impedanceAt(last);
    const after = waves.slice(1).map((wave) => ({ impedance: impedanceAt(wave), vswr: matchOf(wave, reference).vswr }));
    // The load and the last place say nothing of the width of the band that the row makes between them.
    const isNarrow = after.slice(0, -1).some(({ impedance }) => impedance && Math.abs(impedance.im) > highQ * impedance.re);
    return {
      out: {
        ...match,
        reflection,
        reflectionAngle: phaseDegrees(reflectionOf(last, reference)),
        mismatchLoss: reflection < 1 ? -10 * Math.log10((1 - reflection) * (1 + reflection)) : null,
        inputResistance: input?.re ?? null,
        inputReactance: input?.im ?? null,
        loadVswr: matchOf(load, reference).vswr,
        standardVswr: built.vswr,
        standardReturnLoss: built.returnLoss,
        elements: elements.map(({ kind, value, impedance }, index) => ({
          kind,
          value,
          standard: isPart(kind) ? (standard[index]?.value ?? null) : null,
          lineImpedance: impedance,
          resistance: after[index]?.impedance?.re ?? null,
          reactance: after[index]?.impedance?.im ?? null,
          vswr: after[index]?.vswr ?? null,
        })),
      },
      warnings: [
        isNarrow && 'HIGH_Q',
        elements.some(isTiny) && 'TINY_PARTS',
        given.inductorQ === null && elements.some(({ kind }) => kind.endsWith('L')) && 'LOSSLESS_PARTS',
      ],
    };
  },
  sources: [
    'D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 2.4, 5.1–5.3',
    'C. Bowick, RF Circuit Design, 2nd ed., 2007, § 4',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
