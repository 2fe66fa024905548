/** Rectangular patch antenna: size for a frequency with inset or with quarter-wave feed, or what a given patch does. */
import { defineTool, refuse } from '#calculators/define.ts';
import { microstripAt } from '#calculators/field-solver/microstrip-at.ts';
import { synthesise } from '#calculators/field-solver/synthesis.ts';
import { speedOfLight } from '#calculators/math/constants.ts';
import { skinDepthOrNone } from '#calculators/math/lines/line-run.ts';
import { copper } from '#calculators/math/materials.ts';
import { decibelsOfPower } from '#calculators/math/radio/decibel.ts';
import {
  efficientWidth,
  insetDepth,
  matchedBandwidth,
  patchFringes,
  patchResonance,
  radiatingSlots,
  radiationQuality,
  resonantLength,
} from '#calculators/math/radio/patch-antenna.ts';

/** Heights, as shares of the wavelength, for which the model is made (Balanis, § 14.1). */
const [thinnest, thickest] = [0.003, 0.05];
/** k0·h·√εr from which surface waves take a part that counts (Garg et al.; Bancroft). */
const surfaceWaveLimit = 0.3;
const lossy = 0.5;

const length = { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'in', 'cm'] } as const;
const ohms = { kind: 'quantity', unit: 'Ω', show: ['Ω'] } as const;
const siemens = { kind: 'quantity', unit: 'S', show: ['mS', 'µS'] } as const;
const ratio = { kind: 'quantity', unit: '1', show: ['1'] } as const;
const share = { kind: 'quantity', unit: '1', show: ['%'] } as const;
const hertz = { kind: 'quantity', unit: 'Hz', show: ['GHz', 'MHz'] } as const;

export const tool = defineTool({
  name: 'PatchAntenna',
  modes: ['inset', 'edge', 'check'],
  inputs: {
    frequency: { ...hertz, default: 2.45e9, above: 0, symbol: 'f', modes: ['inset', 'edge'] },
    patchWidth: { ...length, default: 0.0401, above: 0, symbol: 'W', modes: ['check'] },
    patchLength: { ...length, default: 0.0317, above: 0, symbol: 'L', modes: ['check'] },
    feedImpedance: { ...ohms, default: 50, above: 0, symbol: 'Z0' },
    dielectricHeight: { ...length, show: ['mm', 'mil', 'in'], default: 1.524e-3, above: 0, symbol: 'h' },
    relativePermittivity: { ...ratio, default: 3.66, min: 1, symbol: 'εr' },
    lossTangent: { ...ratio, default: 0.0037, min: 0, max: 1, symbol: 'tan δ' },
    traceThickness: { ...length, show: ['µm', 'oz', 'mil', 'mm'], default: 3.5e-5, above: 0, symbol: 't' },
    vswr: { ...ratio, default: 2, above: 1, max: 100, symbol: 'S' },
    resistivity: {
      kind: 'quantity',
      unit: 'Ω·m',
      show: ['nΩ·m', 'µΩ·cm', 'Ω·m'],
      default: copper.resistivity,
      above: 0,
      symbol: 'ρ',
      advanced: true,
    },
  },
  outputs: {
    width: { ...length, symbol: 'W', modes: ['inset', 'edge'] },
    length: { ...length, symbol: 'L', modes: ['inset', 'edge'] },
    resonance: { ...hertz, digits: 5, symbol: 'f', modes: ['check'] },
    inset: { ...length, symbol: 'y0', modes: ['inset', 'check'] },
    feedWidth: { ...length, symbol: 'w_f' },
    transformerImpedance: { ...ohms, symbol: 'Z_T', modes: ['edge'] },
    transformerWidth: { ...length, symbol: 'w_T', modes: ['edge'] },
    transformerLength: { ...length, symbol: 'l_T', modes: ['edge'] },
    edgeResistance: { ...ohms, symbol: 'R_e' },
    radiationResistance: { ...ohms, symbol: 'R_r' },
    bandwidth: { ...hertz, show: ['MHz', 'GHz', 'kHz'], symbol: 'B' },
    relativeBandwidth: { ...share, symbol: 'B/f' },
    efficiency: { ...share, symbol: 'η' },
    directivity: { kind: 'quantity', unit: 'dBi', show: ['dBi'], symbol: 'D' },
    gain: { kind: 'quantity', unit: 'dBi', show: ['dBi'], symbol: 'G' },
    quality: { ...ratio, symbol: 'Q' },
    radiationQuality: { ...ratio, symbol: 'Q_r' },
    effectivePermittivity: { ...ratio, symbol: 'εeff' },
    lengthExtension: { ...length, symbol: 'ΔL' },
    slotConductance: { ...siemens, symbol: 'G_1' },
    mutualConductance: { ...siemens, symbol: 'G_12' },
  },
  main: { inset: 'length', edge: 'length', check: 'resonance' },
  refusals: { BOARD_TOO_THICK: 'dielectricHeight', TARGET_UNREACHABLE: 'feedImpedance' },
  warnings: ['HEIGHT_OUTSIDE', 'SURFACE_WAVES', 'LOSSY', 'EDGE_BELOW_LINE', 'TOO_WIDE', 'FEED_WIDE', 'TRANSFORMER_UNREACHABLE'],
  slow: true,
  compute(given) {
    const { mode, dielectricHeight, relativePermittivity, feedImpedance } = given;
    const isGiven = mode === 'check';
    const width = isGiven ? given.patchWidth : efficientWidth(given.frequency, relativePermittivity);
    const fringes = patchFringes(width, given);
    const patchLength = isGiven ? given.patchLength : resonantLength(given.frequency, fringes);
    if (patchLength <= 0) return refuse('BOARD_TOO_THICK');
    const frequency = isGiven ? patchResonance(patchLength, fringes) : given.frequency;

    const slots = radiatingSlots(width, patchLength, frequency, fringes);
    const quality = radiationQuality(width, patchLength, frequency, given, slots);
    const conductorLoss = (skinDepthOrNone(given.resistivity, frequency) ?? 0) / dielectricHeight;
    const loaded = 1 / (1 / quality + conductorLoss + given.lossTangent);
    const efficiency = loaded / quality;
    const radiationResistance = 1 / (2 * (slots.slotConductance + slots.mutualConductance));
    const edgeResistance = efficiency * radiationResistance;

    const strip = { dielectricHeight, relativePermittivity, traceThickness: given.traceThickness };
    const lineOf = (impedance: number) => {
      const range = { low: 0.02 * dielectricHeight, high: 60 * dielectricHeight };
      const search = synthesise(
        impedance,
        range,
        (traceWidth, effort) => microstripAt({ ...strip, traceWidth }, frequency, effort).impedance,
      );
      return search.reached ? search.dimension : null;
    };
    const feedWidth = lineOf(feedImpedance);
    if (feedWidth === null) return refuse('TARGET_UNREACHABLE');
    const transformerImpedance = Math.sqrt(feedImpedance * edgeResistance);
    const transformerWidth = mode === 'edge' ? lineOf(transformerImpedance) : null;
    const transformer = transformerWidth === null ? null : microstripAt({ ...strip, traceWidth: transformerWidth }, frequency);
    const relativeBandwidth = matchedBandwidth(loaded, given.vswr);
    const inWavelengths = (size: number) => (size * frequency) / speedOfLight;
    return {
      out: {
        width,
        length: patchLength,
        resonance: frequency,
        inset: insetDepth(edgeResistance, feedImpedance, patchLength),
        feedWidth,
        transformerImpedance,
        transformerWidth,
        transformerLength: transformer && speedOfLight / (4 * frequency * Math.sqrt(transformer.effectivePermittivity)),
        edgeResistance,
        radiationResistance,
        bandwidth: relativeBandwidth * frequency,
        relativeBandwidth,
        efficiency,
        directivity: decibelsOfPower(slots.directivity),
        gain: decibelsOfPower(efficiency * slots.directivity),
        quality: loaded,
        radiationQuality: quality,
        ...fringes,
        slotConductance: slots.slotConductance,
        mutualConductance: slots.mutualConductance,
      },
      warnings: [
        (inWavelengths(dielectricHeight) < thinnest || inWavelengths(dielectricHeight) > thickest) && 'HEIGHT_OUTSIDE',
        2 * Math.PI * inWavelengths(dielectricHeight) * Math.sqrt(relativePermittivity) > surfaceWaveLimit && 'SURFACE_WAVES',
        efficiency < lossy && 'LOSSY',
        mode !== 'edge' && feedImpedance > edgeResistance && 'EDGE_BELOW_LINE',
        inWavelengths(width) * Math.sqrt(relativePermittivity) >= 1 && 'TOO_WIDE',
        mode !== 'edge' && feedWidth > width / 2 && 'FEED_WIDE',
        mode === 'edge' && transformerWidth === null && 'TRANSFORMER_UNREACHABLE',
      ],
    };
  },
  sources: [
    'C. A. Balanis, Antenna Theory: Analysis and Design, 3rd ed., Wiley, 2005, § 14.2',
    'E. Hammerstad, Equations for microstrip circuit design, 5th European Microwave Conference, 1975, doi:10.1109/EUMA.1975.332206',
    'M. Kirschning, R. H. Jansen, Accurate model for effective dielectric constant of microstrip with validity up to millimetre-wave frequencies, Electronics Letters 18, 1982, doi:10.1049/el:19820186',
  ],
});
