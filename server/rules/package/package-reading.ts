import type { Mounting } from './package-families.ts';

export interface ReadPackage {
  /** Comparable name: a chip's size in hundredths of an inch, or a family of housings; null for a text that names none we know. */
  key: string | null;
  pins: number | null;
  mounting: Mounting | null;
  /** Sides of the body in millimeters, the longer first, or a can's diameter and height. */
  body: readonly [number, number] | null;
}
