/** Microstrip line: impedance, delay and losses at a frequency, or the width that gives an impedance there. */
import { defineTool, refuse } from '#calculators/define.ts';
import { boardLoss } from '#calculators/field-solver/board-loss.ts';
import { deepestSkin } from '#calculators/field-solver/filaments.ts';
import { solveMicrostrip } from '#calculators/field-solver/microstrip.ts';
import { microstripAt } from '#calculators/field-solver/microstrip-at.ts';
import { synthesise, widerThan } from '#calculators/field-solver/synthesis.ts';
import { microstripResistance } from '#calculators/field-solver/traces/over-plane.ts';
import { conductorLoss } from '#calculators/math/lines/conductor-loss.ts';
import { speedOfLight } from '#calculators/math/constants.ts';
import { runOf, skinDepthOrNone } from '#calculators/math/lines/line-run.ts';
import { normalisedFrequency } from '#calculators/math/lines/microstrip-dispersion.ts';
import { roughening, surfaceInputs, surfaceSources } from '#calculators/math/lines/roughness.ts';
import { copper } from '#calculators/math/materials.ts';
import { isFinerThanCommonProcess, isOutsideVerifiedRange, leavesNoTop } from '#calculators/math/traces/trace-limits.ts';

export const tool = defineTool({
  name: 'Microstrip',
  modes: ['impedance', 'width'],
  inputs: {
    targetImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 50, above: 0, symbol: 'Z0', modes: ['width'] },
    traceWidth: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'mil', 'µm', 'in'],
      default: 3.6e-4,
      above: 0,
      symbol: 'w',
      modes: ['impedance'],
    },
    traceThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'oz', 'mil', 'mm'], default: 3.5e-5, above: 0, symbol: 't' },
    dielectricHeight: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 2e-4, above: 0, symbol: 'h' },
    relativePermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 4.3, min: 1, symbol: 'εr' },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['GHz', 'MHz', 'kHz'], default: 1e9, min: 0, symbol: 'f' },
    length: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'cm', 'm'], default: 0.05, min: 0, symbol: 'l' },
    lossTangent: { kind: 'quantity', unit: '1', show: ['1'], default: 0.02, min: 0, max: 1, symbol: 'tan δ' },
    resistivity: { kind: 'quantity', unit: 'Ω·m', show: ['nΩ·m', 'µΩ·cm', 'Ω·m'], default: copper.resistivity, above: 0, symbol: 'ρ' },
    surfaceRoughness: { kind: 'quantity', unit: 'm', show: ['µm'], default: 0, min: 0, symbol: 'Δ' },
    ...surfaceInputs,
    topWidthReduction: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'Δw', advanced: true },
    maskThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'tc', advanced: true },
    maskPermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 3.8, min: 1, symbol: 'εc', advanced: true },
    maskLossTangent: { kind: 'quantity', unit: '1', show: ['1'], default: 0.025, min: 0, max: 1, symbol: 'tan δ_c', advanced: true },
  },
  outputs: {
    requiredTraceWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], symbol: 'w', modes: ['width'] },
    impedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z0' },
    effectivePermittivity: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'εeff' },
    staticImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z0(0)' },
    staticEffectivePermittivity: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'εeff(0)' },
    propagationDelay: { kind: 'quantity', unit: 's/m', show: ['ps/mm', 'ps/in', 'ns/ft', 'ns/m'], symbol: 'τ' },
    capacitance: { kind: 'quantity', unit: 'F/m', show: ['pF/m', 'pF/cm', 'pF/in'], symbol: 'C′' },
    inductance: { kind: 'quantity', unit: 'H/m', show: ['nH/m', 'nH/cm', 'nH/in'], symbol: 'L′' },
    skinDepth: { kind: 'quantity', unit: 'm', show: ['µm', 'mil'], symbol: 'δ' },
    resistance: { kind: 'quantity', unit: 'Ω/m', show: ['Ω/m', 'mΩ/mm'], symbol: 'R′' },
    conductorLoss: { kind: 'quantity', unit: 'dB/m', show: ['dB/m', 'dB/cm', 'dB/in'], symbol: 'αc' },
    dielectricLoss: { kind: 'quantity', unit: 'dB/m', show: ['dB/m', 'dB/cm', 'dB/in'], symbol: 'αd' },
    totalLoss: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    delay: { kind: 'quantity', unit: 's', show: ['ps', 'ns'], symbol: 'T' },
    electricalLength: { kind: 'quantity', unit: '°', show: ['°', 'rad'], symbol: 'θ' },
    wavelength: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'm'], symbol: 'λ' },
  },
  main: { impedance: 'impedance', width: 'requiredTraceWidth' },
  refusals: {
    TARGET_UNREACHABLE: 'targetImpedance',
    TOP_TOO_NARROW: 'topWidthReduction',
  },
  warnings: [
    'OUTSIDE_VALIDATED_RANGE',
    'NARROWER_THAN_COMMON_PROCESS',
    'ABOVE_DISPERSION_RANGE',
    'SURFACE_WAVE',
    'TRANSVERSE_RESONANCE',
    'AC_RESISTANCE_APPROXIMATE',
  ],
  slow: true,
  compute(given) {
    const { dielectricHeight, relativePermittivity, frequency, length } = given;
    const search =
      given.mode === 'width'
        ? synthesise(
            given.targetImpedance,
            widerThan(given.topWidthReduction, { low: 0.02 * dielectricHeight, high: 60 * dielectricHeight }),
            (traceWidth, effort) => microstripAt({ ...given, traceWidth }, frequency, effort).impedance,
          )
        : null;
    if (search?.reached === false) return refuse('TARGET_UNREACHABLE');

    const traceWidth = search?.dimension ?? given.traceWidth;
    const strip = { ...given, traceWidth };
    if (leavesNoTop(given.topWidthReduction, traceWidth)) return refuse('TOP_TOO_NARROW');
    const line = microstripAt(strip, frequency);
    const section = { width: traceWidth - given.topWidthReduction / 2, thickness: given.traceThickness };
    const metal = { resistivity: given.resistivity, roughening: roughening(given) };
    const resistance = microstripResistance(section, dielectricHeight, metal, frequency);
    const skinDepth = skinDepthOrNone(given.resistivity, frequency);
    const losses = {
      conductorLoss: conductorLoss(resistance, line.staticImpedance),
      dielectricLoss: boardLoss(strip, given, solveMicrostrip)(frequency, line.effectivePermittivity),
    };
    return {
      out: {
        requiredTraceWidth: traceWidth,
        ...line,
        skinDepth,
        resistance,
        ...losses,
        totalLoss: (losses.conductorLoss + losses.dielectricLoss) * length,
        ...runOf(length, frequency, line.effectivePermittivity),
      },
      warnings: [
        isOutsideVerifiedRange(traceWidth, given.traceThickness, dielectricHeight) && 'OUTSIDE_VALIDATED_RANGE',
        isFinerThanCommonProcess(traceWidth) && 'NARROWER_THAN_COMMON_PROCESS',
        (normalisedFrequency(frequency, dielectricHeight) > 39 || relativePermittivity > 20) && 'ABOVE_DISPERSION_RANGE',
        4 * dielectricHeight * Math.sqrt(relativePermittivity - 1) * frequency > speedOfLight && 'SURFACE_WAVE',
        Math.sqrt(relativePermittivity) * (2 * traceWidth + 0.8 * dielectricHeight) * frequency > speedOfLight && 'TRANSVERSE_RESONANCE',
        Math.max(traceWidth, given.traceThickness) / 2 > deepestSkin * (skinDepth ?? Infinity) && 'AC_RESISTANCE_APPROXIMATE',
      ],
    };
  },
  sources: [
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 317–318',
    'S. M. Rao, T. K. Sarkar, R. F. Harrington, The electrostatic field of conducting bodies in multiple dielectric media, IEEE Trans. MTT-32, 1984, doi:10.1109/TMTT.1984.1132869',
    ...surfaceSources,
    'M. Kirschning, R. H. Jansen, Accurate model for effective dielectric constant of microstrip with validity up to millimetre-wave frequencies, Electronics Letters 18, 1982, doi:10.1049/el:19820186',
    'S. Jahn, Qucsator, msline, github.com/Qucs/qucsator, 4f59763',
    'W. T. Weeks et al., Resistive and inductive skin effect in rectangular conductors, IBM J. Res. Dev. 23, 1979, doi:10.1147/rd.236.0652',
    'A. Deri et al., The complex ground return plane, IEEE Trans. PAS-100, 1981, doi:10.1109/TPAS.1981.317011',
  ],
});
