/** What a body's materials look like: red, green and blue from 0 to 1 as a screen takes them (sRGB), and whether they shine like metal. */
import type { Material } from './solid.ts';

export interface MaterialLook {
  color: readonly [red: number, green: number, blue: number];
  isMetal: boolean;
}

export const materialLooks: Readonly<Record<Material, MaterialLook>> = {
  mould: { color: [0.16, 0.17, 0.18], isMetal: false },
  ceramic: { color: [0.72, 0.6, 0.44], isMetal: false },
  tin: { color: [0.79, 0.8, 0.82], isMetal: true },
  gold: { color: [0.85, 0.66, 0.31], isMetal: true },
  alumina: { color: [0.91, 0.9, 0.87], isMetal: false },
  laminate: { color: [0.12, 0.37, 0.23], isMetal: false },
};
