import type { IncomingRecord } from './part-record.ts';
import type { RowProblem } from './problem.ts';

/** A row of a file: a part, or what made it unreadable. */
export type PartRow = { line: number; record: IncomingRecord } | { line: number; problems: RowProblem[] };
