/** Rows that hold what did not fit into the one above: references, or the rest of a name as in lists by GOST 2.701. */
import type { BomMeaning } from '#contract/api/bom.ts';

export interface AboveRow {
  /** The last row of the file that it takes. */
  end: number;
  source: Partial<Record<BomMeaning, string>>;
  counted: number | null;
  /** How many references it names. */
  named: number;
}

/** References that did not fit into the row above. */
export function goesOnWithReferences(source: AboveRow['source'], { counted, named }: AboveRow): boolean {
  const keys = Object.keys(source);
  return keys.length === 1 && source.references !== undefined && counted !== null && named < counted;
}

const unfinished = /[-–,±/(:]$/;
const goesOn = /^[\p{Ll}),;±+%–-]/u;
/** The paper that a part is made by stands last: `ОЖ0.460.107 ТУ`, `ГОСТ 7113-77`. */
const standard = /^(?:(?:ГОСТ|ОСТ|ТУ)[ \d]|[А-ЯЁа-яё]{2,4}\d?\.\d{3}\.\d{3})/u;

/** What the row below adds to the name of a part; null when it is a row of its own, as one with a place or a number of pieces is. */
export function restOfName(source: AboveRow['source'], row: number, above: AboveRow): { key: BomMeaning; text: string } | null {
  const [key, other] = Object.keys(source) as BomMeaning[]; // the keys of a partial record
  if (key === undefined || other !== undefined || row !== above.end + 1) return null;
  const [before, rest] = [above.source[key], source[key]];
  if (before === undefined || rest === undefined || key === 'references' || key === 'quantity') return null;
  if (above.counted === null || above.named === 0) return null;
  // A number that is written small may be a part of its own.
  const isRest = unfinished.test(before) || standard.test(rest) || (key !== 'mpn' && goesOn.test(rest));
  if (!isRest || !/[\p{L}\d]/u.test(rest)) return null;
  return { key, text: /[-–/]$/.test(before) ? before + rest : `${before} ${rest}` };
}
