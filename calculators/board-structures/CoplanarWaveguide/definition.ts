/** Coplanar waveguide on a board, with or without a plane under it: impedance, delay and losses, or the width or gap for an impedance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { boardLoss } from '#calculators/field-solver/board-loss.ts';
import { solveCoplanar } from '#calculators/field-solver/coplanar.ts';
import { coplanarInductanceGrowth } from '#calculators/field-solver/coplanar-loss.ts';
import { rememberLast } from '#calculators/field-solver/remember-last.ts';
import { synthesise, widerThan } from '#calculators/field-solver/synthesis.ts';
import { speedOfLight } from '#calculators/math/constants.ts';
import { conductorLoss, lineResistance } from '#calculators/math/lines/conductor-loss.ts';
import { runOf, skinDepthOrNone } from '#calculators/math/lines/line-run.ts';
import { roughening, surfaceInputs, surfaceSources } from '#calculators/math/lines/roughness.ts';
import { copper } from '#calculators/math/materials.ts';
import { isFinerThanCommonProcess, leavesNoTop } from '#calculators/math/traces/trace-limits.ts';

/** Vias that join ground and plane stand closer than this share of the wavelength in the dielectric. */
const viaShare = 1 / 10;
/** Share of the frequency of the first surface wave at which dispersion has raised the delay by about 1 %. */
const dispersionShare = 0.2;
/** Copper thinner than this many skin depths carries current through its whole section. */
const thickEnough = 3;

const length = { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], above: 0 } as const;
const loss = { kind: 'quantity', unit: 'dB/m', show: ['dB/m', 'dB/cm', 'dB/in'] } as const;

/** Proportions in which the field solution was compared with finite elements; m. */
function isOutsideCompared({ traceWidth, groundGap, groundWidth, traceThickness, dielectricHeight }: Record<Dimension, number>): boolean {
  const [width, gap] = [traceWidth / dielectricHeight, groundGap / dielectricHeight];
  return width < 0.05 || width > 20 || gap < 0.04 || gap > 10 || traceThickness > traceWidth || groundWidth < 2 * groundGap;
}
type Dimension = 'traceWidth' | 'groundGap' | 'groundWidth' | 'traceThickness' | 'dielectricHeight';

export const tool = defineTool({
  name: 'CoplanarWaveguide',
  modes: ['impedance', 'width', 'gap'],
  inputs: {
    targetImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 50, above: 0, symbol: 'Z0', modes: ['width', 'gap'] },
    structure: { kind: 'choice', choices: ['grounded', 'open'], default: 'grounded' },
    traceWidth: { ...length, default: 3e-4, symbol: 'w', modes: ['impedance', 'gap'] },
    groundGap: { ...length, default: 2e-4, symbol: 's', modes: ['impedance', 'width'] },
    groundWidth: { ...length, default: 5e-3, symbol: 'g' },
    traceThickness: { ...length, show: ['µm', 'oz', 'mil', 'mm'], default: 3.5e-5, symbol: 't' },
    dielectricHeight: { ...length, default: 2e-4, symbol: 'h' },
    relativePermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 4.3, min: 1, symbol: 'εr' },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['GHz', 'MHz', 'kHz'], default: 2.4e9, min: 0, symbol: 'f' },
    length: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'cm', 'm'], default: 0.05, min: 0, symbol: 'l' },
    lossTangent: { kind: 'quantity', unit: '1', show: ['1'], default: 0.02, min: 0, max: 1, symbol: 'tan δ' },
    resistivity: {
      kind: 'quantity',
      unit: 'Ω·m',
      show: ['nΩ·m', 'µΩ·cm', 'Ω·m'],
      default: copper.resistivity,
      above: 0,
      symbol: 'ρ',
      advanced: true,
    },
    surfaceRoughness: { kind: 'quantity', unit: 'm', show: ['µm'], default: 0, min: 0, symbol: 'Δ', advanced: true },
    ...surfaceInputs,
    topWidthReduction: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'Δw', advanced: true },
    maskThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'tc', advanced: true },
    maskPermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 3.8, min: 1, symbol: 'εc', advanced: true },
    maskLossTangent: { kind: 'quantity', unit: '1', show: ['1'], default: 0.025, min: 0, max: 1, symbol: 'tan δ_c', advanced: true },
  },
  outputs: {
    requiredTraceWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], symbol: 'w', modes: ['width'] },
    requiredGroundGap: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], symbol: 's', modes: ['gap'] },
    impedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z0' },
    effectivePermittivity: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'εeff' },
    propagationDelay: { kind: 'quantity', unit: 's/m', show: ['ps/mm', 'ps/in', 'ns/ft', 'ns/m'], symbol: 'τ' },
    capacitance: { kind: 'quantity', unit: 'F/m', show: ['pF/m', 'pF/cm', 'pF/in'], symbol: 'C′' },
    inductance: { kind: 'quantity', unit: 'H/m', show: ['nH/m', 'nH/cm', 'nH/in'], symbol: 'L′' },
    resistance: { kind: 'quantity', unit: 'Ω/m', show: ['Ω/m', 'mΩ/mm'], symbol: 'R′' },
    conductorLoss: { ...loss, symbol: 'αc' },
    dielectricLoss: { ...loss, symbol: 'αd' },
    totalLoss: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    delay: { kind: 'quantity', unit: 's', show: ['ps', 'ns'], symbol: 'T' },
    electricalLength: { kind: 'quantity', unit: '°', show: ['°', 'rad'], symbol: 'θ' },
    wavelength: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'm'], symbol: 'λ' },
    viaSpacing: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'in'] },
  },
  main: { impedance: 'impedance', width: 'requiredTraceWidth', gap: 'requiredGroundGap' },
  refusals: { TARGET_UNREACHABLE: 'targetImpedance', TOP_TOO_NARROW: 'topWidthReduction' },
  warnings: ['OUTSIDE_VALIDATED_RANGE', 'NARROWER_THAN_COMMON_PROCESS', 'DISPERSION', 'THIN_COPPER'],
  slow: true,
  compute(given) {
    const { mode, dielectricHeight, relativePermittivity, frequency } = given;
    const hasPlane = given.structure === 'grounded';
    if (leavesNoTop(given.topWidthReduction, given.groundWidth, mode === 'width' ? Infinity : given.traceWidth))
      return refuse('TOP_TOO_NARROW');
    const lineWith = (dimension: number) => ({ ...given, hasPlane, [mode === 'gap' ? 'groundGap' : 'traceWidth']: dimension });
    const solved = rememberLast((dimension, effort) => solveCoplanar(lineWith(dimension), effort));
    const search =
      mode === 'impedance'
        ? null
        : synthesise(
            given.targetImpedance,
            mode === 'gap'
              ? { low: 0.02 * dielectricHeight, high: 20 * dielectricHeight }
              : widerThan(given.topWidthReduction, { low: 0.02 * dielectricHeight, high: 60 * dielectricHeight }),
            (dimension, effort) => solved(dimension, effort).impedance,
          );
    if (search?.reached === false) return refuse('TARGET_UNREACHABLE');

    const line = search ? lineWith(search.dimension) : { ...given, hasPlane };
    const wave = search ? solved(search.dimension, 'full') : solveCoplanar(line);
    const section = { width: line.traceWidth - given.topWidthReduction / 2, thickness: line.traceThickness };
    const metal = { resistivity: given.resistivity, roughening: roughening(given) };
    const resistance = lineResistance(section, metal, frequency, frequency > 0 ? coplanarInductanceGrowth(line, wave.inductance) : 0);
    const losses = {
      conductorLoss: conductorLoss(resistance, wave.impedance),
      dielectricLoss: boardLoss(line, given, solveCoplanar)(frequency, wave.effectivePermittivity),
    };
    const depth = skinDepthOrNone(given.resistivity, frequency);
    const inDielectric = speedOfLight / Math.sqrt(relativePermittivity);
    return {
      out: {
        requiredTraceWidth: line.traceWidth,
        requiredGroundGap: line.groundGap,
        ...wave,
        resistance,
        ...losses,
        totalLoss: (losses.conductorLoss + losses.dielectricLoss) * given.length,
        ...runOf(given.length, frequency, wave.effectivePermittivity),
        viaSpacing: hasPlane && frequency > 0 ? (viaShare * inDielectric) / frequency : null,
      },
      warnings: [
        isOutsideCompared(line) && 'OUTSIDE_VALIDATED_RANGE',
        isFinerThanCommonProcess(line.traceWidth, line.groundGap) && 'NARROWER_THAN_COMMON_PROCESS',
        4 * dielectricHeight * Math.sqrt(relativePermittivity - 1) * frequency > dispersionShare * speedOfLight && 'DISPERSION',
        depth !== null && given.traceThickness < thickEnough * depth && 'THIN_COPPER',
      ],
    };
  },
  sources: [
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 317–318',
    'S. M. Rao, T. K. Sarkar, R. F. Harrington, The electrostatic field of conducting bodies in multiple dielectric media, IEEE Trans. MTT-32, 1984, doi:10.1109/TMTT.1984.1132869',
    'R. N. Simons, Coplanar Waveguide Circuits, Components, and Systems, Wiley, 2001, § 2–3, doi:10.1002/0471224758',
    ...surfaceSources,
    'H. A. Wheeler, Formulas for the skin effect, Proc. IRE 30, 1942, doi:10.1109/JRPROC.1942.232015',
    'S. Jahn, M. Margraf, V. Habchi, R. Jacob, Qucs Technical Papers, 2007, § Coplanar waveguides, Effects of dispersion',
  ],
});
