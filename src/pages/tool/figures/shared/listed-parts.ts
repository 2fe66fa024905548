import type { FigureState } from '#src/pages/tool/figure/figure-state.ts';

/** A row of a table of parts, as a drawing needs it. */
export interface ListedPart {
  ref: string;
  kind: string;
  placement: string;
  branch: string;
  /** Id of the standard value. */
  of: string;
}

const text = (row: object, column: string): string => {
  const value: unknown = Object.getOwnPropertyDescriptor(row, column)?.value;
  return typeof value === 'string' ? value : '';
};

/** The parts that a calculator lists under `components`; none while there is no result. */
export function listedParts({ out }: FigureState): ListedPart[] {
  const rows: unknown = out['components'];
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown, index) =>
    typeof row === 'object' && row !== null
      ? [
          {
            ref: text(row, 'ref'),
            kind: text(row, 'kind'),
            placement: text(row, 'placement'),
            branch: text(row, 'branch'),
            of: `out.components.${index}.standard`,
          },
        ]
      : [],
  );
}
