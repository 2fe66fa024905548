/** Rectangular patch over a plane by the transmission-line and cavity models. Source: C. A. Balanis, Antenna Theory, 3rd ed., Wiley, 2005, § 14.2. */
import { speedOfLight, vacuumImpedance, vacuumPermittivity } from '#calculators/math/constants.ts';
import { besselJ } from '#calculators/math/numeric/bessel.ts';
import { integrate } from '#calculators/math/numeric/gauss-legendre.ts';

interface Board {
  /** m */
  readonly dielectricHeight: number;
  readonly relativePermittivity: number;
}

interface Fringes {
  readonly effectivePermittivity: number;
  /** By which the field reaches over each radiating edge, m. */
  readonly lengthExtension: number;
}

/** Nodes of the integrals: right to 1e-12 for patches up to ten wavelengths wide. */
const nodes = 96;

/** Width, m, with which a patch radiates well at a frequency in Hz: Balanis (14-6). */
export const efficientWidth = (frequency: number, relativePermittivity: number): number =>
  (speedOfLight / (2 * frequency)) * Math.sqrt(2 / (relativePermittivity + 1));

/** What the fringing field makes of a patch of a width in m: Balanis (14-1) and (14-2), for patches wider than the board is high. */
export function patchFringes(width: number, { dielectricHeight, relativePermittivity }: Board): Fringes {
  const ratio = width / dielectricHeight;
  const effectivePermittivity = (relativePermittivity + 1) / 2 + (relativePermittivity - 1) / 2 / Math.sqrt(1 + 12 / ratio);
  const lengthExtension =
    (0.412 * dielectricHeight * (effectivePermittivity + 0.3) * (ratio + 0.264)) / ((effectivePermittivity - 0.258) * (ratio + 0.8));
  return { effectivePermittivity, lengthExtension };
}

const halfWave = (frequency: number, { effectivePermittivity }: Fringes) =>
  speedOfLight / (2 * frequency * Math.sqrt(effectivePermittivity));

/** Length, m, that resonates at a frequency in Hz; not above zero where the fringes alone are longer than that: Balanis (14-7). */
export const resonantLength = (frequency: number, fringes: Fringes): number => halfWave(frequency, fringes) - 2 * fringes.lengthExtension;

/** Frequency, Hz, at which a length in m resonates. */
export const patchResonance = (length: number, fringes: Fringes): number => halfWave(length + 2 * fringes.lengthExtension, fringes);

/** Radiation of one slot as wide as the patch, weighted over the sine of the angle from its axis: the integral of Balanis (14-12) and (14-18a). */
function slotIntegral(halfPhase: number, weight: (sine: number) => number): number {
  const along = (cosine: number) => {
    const squared = cosine * cosine;
    return (Math.sin(halfPhase * cosine) ** 2 / squared) * (1 - squared) * weight(Math.sqrt(1 - squared));
  };
  return 2 * integrate(along, 0, 1, nodes);
}

interface Slots {
  /** Conductance of each edge, S. */
  readonly slotConductance: number;
  /** That of one edge upon the other, S. */
  readonly mutualConductance: number;
  /** Over an endless plane, as a ratio. */
  readonly directivity: number;
}

/** Both radiating edges of a patch of a width and length in m at a frequency in Hz: Balanis (14-12), (14-18a) and (14-55). */
export function radiatingSlots(width: number, length: number, frequency: number, { lengthExtension }: Fringes): Slots {
  const wavenumber = (2 * Math.PI * frequency) / speedOfLight;
  const halfPhase = (wavenumber * width) / 2;
  const bessel = (distance: number) => (sine: number) => besselJ(0, wavenumber * distance * sine)[0] ?? 0;
  const own = slotIntegral(halfPhase, () => 1);
  const between = (distance: number) => slotIntegral(halfPhase, bessel(distance));
  const conductance = 1 / (Math.PI * vacuumImpedance);
  return {
    slotConductance: conductance * own,
    mutualConductance: conductance * between(length),
    // The array factor of (14-55), integrated around the axis, is 1 + J0; the slots stand as far apart as the patch is long electrically.
    directivity: (8 * halfPhase ** 2) / (own + between(length + 2 * lengthExtension)),
  };
}

/** Quality factor of radiation alone: stored energy of the mode TM010 over what both edges radiate. */
export function radiationQuality(width: number, length: number, frequency: number, board: Board, slots: Slots): number {
  const capacitance = (vacuumPermittivity * board.relativePermittivity * width * length) / board.dielectricHeight;
  return (2 * Math.PI * frequency * capacitance) / (4 * (slots.slotConductance + slots.mutualConductance));
}

/** Relative bandwidth in which a match of quality Q keeps a standing wave ratio. */
export const matchedBandwidth = (quality: number, vswr: number): number => (vswr - 1) / (quality * Math.sqrt(vswr));

/** Input resistance, Ω, at a depth in m from the edge, of a patch of a length in m: Balanis (14-20a). */
export const insetResistance = (edgeResistance: number, depth: number, length: number): number =>
  edgeResistance * Math.cos((Math.PI * depth) / length) ** 2;

/** Depth, m, at which the input resistance is the wanted one in Ω; null where the edge itself has less. */
export const insetDepth = (edgeResistance: number, wanted: number, length: number): number | null =>
  wanted > edgeResistance ? null : (length / Math.PI) * Math.acos(Math.sqrt(wanted / edgeResistance));
