/** A document ready to be drawn: every text written out in its language, nothing left to decide but the place. */

export interface SheetColumn {
  head: string;
  /** The most room it may take, in points; the part takes what the others leave. */
  most: number | 'rest';
  /** Numbers stand at the right. */
  isNumber: boolean;
}

export interface SheetRow {
  /** A text for each column; that of the part is its number. */
  cells: string[];
  /** What stands below the part number in small. */
  details: string[];
}

export interface SheetSum {
  label: string;
  amount: string;
  isTotal: boolean;
}

/** A block of text after the sums; facts are a label and a value. */
export interface SheetBlock {
  title: string | null;
  lines: string[];
  facts: [string, string][];
}

export interface Sheet {
  /** BCP 47. */
  language: string;
  /** Whether Han letters take their Japanese shape. */
  prefersJapanese: boolean;
  title: string;
  number: string;
  /** Moment of the document's metadata, ISO 8601. */
  at: string;
  seller: { name: string; lines: string[] };
  note: string | null;
  parties: { title: string; lines: string[] }[];
  facts: [string, string][];
  /** One of them takes the rest of the room: the part. */
  columns: SheetColumn[];
  rows: SheetRow[];
  sums: SheetSum[];
  blocks: SheetBlock[];
  /** Such as `Page {page} of {pages}`. */
  page: string;
}
