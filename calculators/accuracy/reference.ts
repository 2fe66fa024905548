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
  /** The work, the table or the independent calculation that the figures are from; for what is refused, the reason. */
  source: string;
}

/** Where a reference comes from; the first whose words the source names. */
const kinds = [
  ['ngspice', /ngspice/],
  ['formula worked through apart, confirmed by another method', /^computed;|^checked|confirmed|checked/],
  ['greatest value that a standard allows', /at most/],
  ['scikit-rf', /scikit-rf/],
  [
    'field solution by another method',
    /finite-(?:element|difference)|finite elements|(?<!multi-)filament|point matching|Neumann|Biot-Savart|direct summation|turn inductances|ring summation|averaging Maxwell/,
  ],
  [
    'another numerical method',
    /nodal analysis|simulation|FFT|Fourier|numerical|quadrature|bisection|mpmath|numpy|Bessel functions|Bessel values|tangent construction|effective aperture/,
  ],
  [
    'published value',
    /table|datasheet|IEC|EIA|NIST|NFPA|ASTM|ITU|Pozar|Rappaport|Jakes|Rosloniec|LineCalc|Wen|Rosa|AN\d|SLVA|TIDU|TI |Texas|Battery University|carriers|Semtech|Murata|INA2|Erickson|textbook|Textbook|published|Balanis/,
  ],
] as const;

export type ReferenceKind = (typeof kinds)[number][0] | 'formula worked through apart';

/** What kind of work the source of a reference is. */
export function kindOf(source: string): ReferenceKind {
  return kinds.find(([, words]) => words.test(source))?.[0] ?? 'formula worked through apart';
}
