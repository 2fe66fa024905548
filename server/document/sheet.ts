/** A document ready to be drawn: every text written out in its language, nothing left to decide but the place. */

export interface SheetRow {
  position: string;
  /** Part number, then what stands below it in small. */
  part: string;
  details: string[];
  quantity: string;
  unitPrice: string;
  tax: string;
  total: string;
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
  columns: Record<'position' | 'part' | 'quantity' | 'unitPrice' | 'tax' | 'total', string>;
  rows: SheetRow[];
  sums: SheetSum[];
  blocks: SheetBlock[];
  /** Such as `Page {page} of {pages}`. */
  page: string;
}
