import type { FieldCode } from '#contract/field-codes.ts';

/** What is wrong with one field of a part, in the codes of the store API. */
export interface Problem {
  /** Path of the field, such as `offers.0.moq` or `attributes.resistance`. */
  field: string;
  code: FieldCode;
  /** What stood there. */
  value?: string;
}

/** A problem and the line or place it was found at, counted from 1. */
export interface RowProblem extends Problem {
  line: number;
}

/** Of one row; a file made of nothing but errors would fill the memory with them. */
export const mostOfARow = 50;

/** Nothing was written because of these. */
export class PartProblems extends Error {
  readonly problems: readonly RowProblem[];
  /** All that were found; the list holds the first of them. */
  readonly total: number;

  constructor(problems: readonly RowProblem[], total = problems.length) {
    const [first] = problems;
    super(`${total} problems in parts${first ? `, first at ${first.line}: ${first.field} ${first.code}` : ''}`);
    this.name = 'PartProblems';
    this.problems = problems;
    this.total = total;
  }
}
