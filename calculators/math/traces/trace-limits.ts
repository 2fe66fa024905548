/** Finest trace or gap that standard board processes make without asking, m. */
const finestFeature = 75e-6;

/** Whether a trace or gap, m, is finer than standard board processes make. */
export function isFinerThanCommonProcess(...features: readonly number[]): boolean {
  return features.some((feature) => feature < finestFeature);
}

/** Input of the trapezoid that etching leaves. */
export const etchInput = {
  topWidthReduction: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'Δw', advanced: true },
} as const;

/** Whether etching, which makes the top narrower by this than the base, leaves no top of one of these widths; m. */
export const leavesNoTop = (reduction: number, ...widths: readonly number[]): boolean => widths.some((width) => reduction >= width);

/** Whether a trace, or a pair with a gap, lies outside the proportions in which the field solver was verified; m, the height that of the thinnest dielectric. */
export function isOutsideVerifiedRange(width: number, thickness: number, height: number, gap = Infinity): boolean {
  return width / height < 0.02 || width / height > 50 || thickness > 3 * width || gap / height < 0.05;
}
