/** Laminates of printed boards as their makers state them, read on 28 November 2026, and what they are at a frequency. */

/** What a maker states at one frequency: Hz, relative permittivity, loss tangent. */
type Point = readonly [frequency: number, relativePermittivity: number, lossTangent: number];

export interface Laminate {
  /** Stays the same: tests and builds name it. */
  readonly id: string;
  /** As it is sold; the same in every language. */
  readonly name: string;
  /** Rising in frequency. */
  readonly points: readonly Point[];
  readonly source: string;
}

const isolaTable = 'Isola, data sheet, IPC-TM-650 2.5.5.3 and 2.5.5.9, from 2 GHz Bereskin stripline';

/** Rows of the RO4000 and RO3000 series are the design permittivity (8 to 40 GHz), by which lines are laid out, not the clamped one of the process. */
export const laminates: readonly Laminate[] = [
  {
    id: '370HR',
    name: 'Isola 370HR (FR-4, Tg 180\u202f°C)',
    points: [
      [1e8, 4.24, 0.015],
      [1e9, 4.17, 0.0161],
      [2e9, 4.04, 0.021],
      [5e9, 3.92, 0.025],
      [1e10, 3.92, 0.025],
    ],
    source: isolaTable,
  },
  {
    id: 'FR406',
    name: 'Isola FR406 (FR-4, Tg 170\u202f°C)',
    points: [
      [1e8, 4, 0.013],
      [1e9, 3.95, 0.0161],
      [2e9, 3.93, 0.0167],
      [5e9, 3.92, 0.0172],
      [1e10, 3.92, 0.0172],
    ],
    source: isolaTable,
  },
  {
    id: 'N4000-6',
    name: 'Nelco N4000-6 (FR-4, Tg 175\u202f°C)',
    points: [
      [1e6, 4.3, 0.023],
      [2.5e9, 4, 0.022],
    ],
    source: 'Park Electrochemical, Nelco N4000-6, data sheet',
  },
  {
    id: 'FR408',
    name: 'Isola FR408',
    points: [
      [1e8, 3.69, 0.0094],
      [1e9, 3.66, 0.0117],
      [2e9, 3.67, 0.012],
      [5e9, 3.66, 0.0127],
      [1e10, 3.65, 0.0125],
    ],
    source: isolaTable,
  },
  {
    id: 'FR408HR',
    name: 'Isola FR408HR (2 × 2116, 0.25\u202fmm)',
    points: [
      [1e8, 3.72, 0.007],
      [5e8, 3.71, 0.0077],
      [1e9, 3.7, 0.0086],
      [2e9, 3.69, 0.0089],
      [5e9, 3.67, 0.0095],
      [1e10, 3.67, 0.0093],
    ],
    source: 'Isola, FR408HR, Dk/Df tables of laminates',
  },
  {
    id: 'N4000-13EP',
    name: 'Nelco N4000-13 EP',
    points: [
      [2.5e9, 3.7, 0.009],
      [1e10, 3.7, 0.008],
    ],
    source: 'Park Electrochemical, Nelco N4000-13 EP, data sheet',
  },
  {
    id: 'R-5775',
    name: 'Panasonic Megtron 6 R-5775(K)',
    points: [
      [1e9, 3.65, 0.002],
      [2e9, 3.58, 0.002],
      [4e9, 3.57, 0.003],
      [6e9, 3.56, 0.003],
      [8e9, 3.56, 0.004],
      [1e10, 3.55, 0.004],
    ],
    source: 'Panasonic, Megtron 6 R-5775(K), R-5670(K), data sheet',
  },
  {
    id: 'RO4003C',
    name: 'Rogers RO4003C',
    points: [[1e10, 3.55, 0.0027]],
    source: 'Rogers, RO4000 series, data sheet, design permittivity',
  },
  {
    id: 'RO4350B',
    name: 'Rogers RO4350B',
    points: [[1e10, 3.66, 0.0037]],
    source: 'Rogers, RO4000 series, data sheet, design permittivity',
  },
  {
    id: 'RO3003',
    name: 'Rogers RO3003 (PTFE, ceramic)',
    points: [[1e10, 3, 0.001]],
    source: 'Rogers, RO3000 series, data sheet, design permittivity',
  },
  {
    id: 'RT5880',
    name: 'Rogers RT/duroid 5880 (PTFE, glass)',
    points: [
      [1e6, 2.2, 0.0004],
      [1e10, 2.2, 0.0009],
    ],
    source: 'Rogers, RT/duroid 5870/5880, data sheet',
  },
  {
    id: 'polyimide',
    name: 'Polyimide (flex, adhesiveless)',
    points: [[1e6, 3.4, 0.003]],
    source: 'Epec Engineered Technologies, Flex circuit material properties, ASTM D150',
  },
];

export interface LaminateValues {
  relativePermittivity: number;
  lossTangent: number;
  /** Whether the maker states values on both sides of the frequency, or at it; otherwise those at the nearest end stand. */
  isStated: boolean;
}

/** Permittivity and loss tangent at a frequency in Hz, in between even over its logarithm; beyond the ends those of the nearest. */
export function laminateAt({ points }: Laminate, frequency: number): LaminateValues {
  const above = points.findIndex(([stated]) => stated >= frequency);
  const high = points[above] ?? points.at(-1);
  const low = points[above - 1] ?? high;
  if (!low || !high) throw new Error('A laminate has at least one point');
  const isStated = above > 0 || high[0] === frequency;
  const share = above > 0 ? Math.log(frequency / low[0]) / Math.log(high[0] / low[0]) : 1;
  const [relativePermittivity, lossTangent] = [low[1] + share * (high[1] - low[1]), low[2] + share * (high[2] - low[2])];
  return { relativePermittivity, lossTangent, isStated };
}
