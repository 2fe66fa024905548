/** Values that a calculator must meet, none of them from its own code. */
import type { OutputValue } from '#calculators/define.ts';

/** An example of `examples.json`, or a point of a grid. */
export interface Reference {
  in: Readonly<Record<string, unknown>>;
  out?: Readonly<Record<string, OutputValue>>;
  /** Relative tolerance of its numbers; 1e-9 when left out. */
  rtol?: number;
  /** Code of the refusal that is expected instead of results. */
  error?: string;
  /** The work that states the figures, or the program that computed them, with its version; for what is refused, the reason. */
  source: string;
}

/** Where a reference comes from; the first whose words the source names. */
const kinds = [
  ['ngspice', /ngspice \d/],
  ['greatest value that a standard allows', /: at most/],
  ['scikit-rf', /scikit-rf \d/],
  [
    'field solution by another method',
    /scikit-fem|finite-difference|finite elements|(?<!\d )filaments|point matching|Neumann|Biot|mutual inductance|over the section|moment method|integral equation|line charges/,
  ],
  ['another numerical method', /SciPy|NumPy|quadrature|Bessel|sought|tangent|resonance/],
  ['formula worked through apart', /mpmath \d|Python \d|npm /],
] as const;

export type ReferenceKind = (typeof kinds)[number][0] | 'published value';

/** What kind of work the source of a reference is. */
export function kindOf(source: string): ReferenceKind {
  return kinds.find(([, words]) => words.test(source))?.[0] ?? 'published value';
}
