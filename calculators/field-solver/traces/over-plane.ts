import type { Metal, TraceSection } from '#calculators/math/lines/conductor-loss.ts';
import { conventionalVacuumPermeability as permeability } from '#calculators/math/constants.ts';
import { skinDepth } from '#calculators/math/lines/skin-depth.ts';
import { filamentCouplings, filamentCurrents } from '#calculators/field-solver/filament-currents.ts';
import { skinGrid } from '#calculators/field-solver/filaments.ts';

/** A filament of half a trace: its height over the plane and its place along the width in m, its current in A. */
interface Filament {
  readonly height: number;
  readonly aside: number;
  readonly re: number;
  readonly im: number;
}

/**
 * Resistance in Ω/m of a trace at a height in m over a wide plane of its own metal and thickness, with skin and proximity effect in both,
 * at a frequency in Hz above 0; NaN if it cannot be solved. Trace from filaments over the mirror image of themselves
 * (W. T. Weeks et al., IBM J. Res. Dev. 23 (1979), 652), plane from the complex depth of that image
 * (A. Deri et al., The complex ground return plane, IEEE Trans. PAS-100 (1981), 3686).
 */
export function traceOverPlaneResistance(
  { width, thickness }: TraceSection,
  height: number,
  resistivity: number,
  frequency: number,
): number {
  const pair = { across: thickness, along: width, gap: 2 * height };
  const depth = skinDepth(resistivity, frequency);
  const { columns, rows } = skinGrid(pair, depth);
  const couplings = filamentCouplings(pair, { columns, rows });
  const currents = filamentCurrents(couplings, resistivity, frequency);
  if (currents === null) return Number.NaN;
  const half = (rows.length - 1) / 2;
  const filaments = couplings.areas.map((_, index) => {
    const [column, row] = [columns[Math.floor(index / half)], index % half];
    return {
      height: thickness / 2 + height - (column?.x ?? 0),
      aside: ((rows[row] ?? 0) + (rows[row + 1] ?? 0)) / 2,
      re: currents.re[index] ?? 0,
      im: currents.im[index] ?? 0,
    };
  });
  const [re, im] = [2 * sumOf(currents.re), 2 * sumOf(currents.im)];
  const norm = re * re + im * im;
  // Around the loop of trace and image there is 1 V/m, half of it along the trace.
  return re / 2 / norm + planeLoss(filaments, imageDepth(depth, thickness), frequency) / norm;
}

/**
 * The same of metal that may be rough, from 0 Hz, where it is that of the trace alone. Roughness lengthens the way of what the skin effect
 * adds.
 */
export function microstripResistance(section: TraceSection, height: number, { resistivity, roughening }: Metal, frequency: number): number {
  const direct = resistivity / (section.width * section.thickness);
  if (frequency === 0) return direct;
  const smooth = traceOverPlaneResistance(section, height, resistivity, frequency);
  return direct + (smooth - direct) * roughening(skinDepth(resistivity, frequency));
}

/** Distance of the plane in the larger side of the trace from which nothing of it is felt. */
const alone = 1000;

/** The same of a trace far from any plane. */
export const traceAloneResistance = (section: TraceSection, metal: Metal, frequency: number): number =>
  microstripResistance(section, alone * Math.max(section.width, section.thickness), metal, frequency);

/** Complex depth in m by which the image of a current lies deeper than in a perfect plane, for a plane of this thickness and skin depth in m. */
function imageDepth(depth: number, thickness: number): { re: number; im: number } {
  // δ·(1 − j)/2 · coth((1 + j)·t/δ)
  const x = Math.min((2 * thickness) / depth, 300);
  const scale = depth / 2 / (Math.cosh(x) - Math.cos(x));
  return { re: scale * (Math.sinh(x) - Math.sin(x)), im: -scale * (Math.sinh(x) + Math.sin(x)) };
}

/** Power in W/m that the filaments and their mirror images beside them lose in the plane. */
function planeLoss(filaments: readonly Filament[], { re, im }: { re: number; im: number }, frequency: number): number {
  const angle = (a: Filament, b: Filament, aside: number) => {
    const distance = a.height + b.height + 2 * re;
    return -Math.atan2(4 * im * distance, distance * distance - 4 * im * im + aside * aside);
  };
  let sum = 0;
  for (const [index, a] of filaments.entries()) {
    for (let other = 0; other <= index; other += 1) {
      const b = filaments[other] ?? a;
      const both = angle(a, b, a.aside - b.aside) + angle(a, b, a.aside + b.aside);
      sum += (other === index ? 1 : 2) * (a.re * b.re + a.im * b.im) * both;
    }
  }
  return 2 * ((frequency * permeability) / 2) * sum;
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);
