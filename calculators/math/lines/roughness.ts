/** By how much the loss of rough copper exceeds that of smooth copper, by the models that makers of foils and laminates work with. */

/** Factor on the surface resistance at a skin depth in m. */
export type Roughening = (depth: number) => number;

/** What a calculator asks about the copper's surface; lengths in m. */
export interface CopperSurface {
  readonly roughnessModel: 'hammerstad' | 'cannonball' | 'huray';
  /** RMS roughness Δ. */
  readonly surfaceRoughness: number;
  /** Mean peak-to-valley height Rz. */
  readonly surfaceHeight: number;
  readonly noduleRadius: number;
  /** Surface of all nodules to the flat area that they stand on. */
  readonly noduleSurfaceRatio: number;
}

/** Greatest mean peak-to-valley height of a foil of very low profile, m (IPC-4562). */
const veryLowProfile = 5.1e-6;

/** Balls of equal size that Ansys lays on copper where nothing else is said (PyEDB, `assign_roughness_model`): radius in m, surface to flat area. */
const usualNodules = { radius: 5e-7, surfaceRatio: 2.9 };

/** Inputs of a surface, in the order of the models. */
export const surfaceInputs = {
  roughnessModel: { kind: 'choice', choices: ['hammerstad', 'cannonball', 'huray'], default: 'hammerstad', advanced: true },
  surfaceHeight: { kind: 'quantity', unit: 'm', show: ['µm'], default: veryLowProfile, min: 0, symbol: 'Rz', advanced: true },
  noduleRadius: { kind: 'quantity', unit: 'm', show: ['µm'], default: usualNodules.radius, min: 0, symbol: 'a', advanced: true },
  noduleSurfaceRatio: {
    kind: 'quantity',
    unit: '1',
    show: ['1'],
    default: usualNodules.surfaceRatio,
    min: 0,
    symbol: 'SR',
    advanced: true,
  },
} as const;

export const surfaceSources = [
  'E. Hammerstad, Ø. Jensen, Accurate models for microstrip computer-aided design, IEEE MTT-S Digest, 1980, doi:10.1109/MWSYM.1980.1124303',
  'P. G. Huray et al., Fundamentals of a 3-D “snowball” model for surface roughness power losses, IEEE Workshop on Signal Propagation on Interconnects, 2007, doi:10.1109/SPI.2007.4512227',
  'L. Simonovich, Practical Method for Modeling Conductor Surface Roughness Using The Cannonball Stack Principle, LAMSIM Enterprises, Issue 2.0, 2015',
] as const;

/** Fourteen balls of radius r, stacked in a pyramid on a square of side 6r, as high as the RMS roughness Rz/(2√3): r = Rz/16.7 (Simonovich, 2015). */
const cannonballs = { radiusPerHeight: 0.06, surfaceRatio: (14 * 4 * Math.PI) / 36 };

/** The factor by the chosen model; 1 on smooth copper. */
export function roughening(surface: CopperSurface): Roughening {
  const { roughnessModel, surfaceRoughness, surfaceHeight, noduleRadius, noduleSurfaceRatio } = surface;
  switch (roughnessModel) {
    case 'hammerstad':
      return (depth) => hammerstad(surfaceRoughness, depth);
    case 'cannonball':
      return (depth) => huray(cannonballs.radiusPerHeight * surfaceHeight, cannonballs.surfaceRatio, depth);
    case 'huray':
      return (depth) => huray(noduleRadius, noduleSurfaceRatio, depth);
  }
}

/** Lengths in m (Hammerstad and Jensen, 1980). */
function hammerstad(roughness: number, depth: number): number {
  return 1 + (2 / Math.PI) * Math.atan(1.4 * (roughness / depth) ** 2);
}

/** Equal balls on a flat ground, lengths in m: what they absorb and scatter of the field, with the permittivity of the metal left out (Huray, 2007). */
function huray(radius: number, surfaceRatio: number, depth: number): number {
  const size = radius / depth;
  // 1/(1 + δ/a + δ²/(2a²)), which holds without balls too
  return 1 + (1.5 * surfaceRatio * 2 * size * size) / (2 * size * size + 2 * size + 1);
}
