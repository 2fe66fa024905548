/** Dimensions of packages with their tolerance. All lengths of this folder are in millimetres. */

/** Least and most of a dimension. */
export type Dimension = readonly [least: number, most: number];

export const around = (nominal: number, tolerance: number): Dimension => [nominal - tolerance, nominal + tolerance];
export const exactly = (nominal: number): Dimension => [nominal, nominal];
export const middle = ([least, most]: Dimension): number => (least + most) / 2;
export const spread = ([least, most]: Dimension): number => most - least;

/** To the nearest multiple of `step`, without the digits that binary fractions leave. */
export function roundTo(value: number, step: number): number {
  return clean(Math.round(value / step + Math.sign(value) * 1e-9) * step);
}

/** Up to the next multiple of `step`. */
export function roundUp(value: number, step: number): number {
  return clean(Math.ceil(value / step - 1e-9) * step);
}

/** Whole tenths of a micrometre: finer than any board is made. */
export function clean(value: number): number {
  return Math.round(value * 1e4) / 1e4 + 0;
}
