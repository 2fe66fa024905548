/** Rows of parts in a table whose columns are known. */
import type { BomColumn, BomMeaning } from '#contract/api/bom.ts';
import { isTotal, isLeftOff, saysLeftOff } from './fitting-words.ts';
import { repeatsHeader } from './find-header.ts';
import { countStyle, readCount } from './read-count.ts';
import { readReferences } from './references.ts';
import type { TableRow } from './table.ts';

/** One row of a bill, as it was written and as it was understood. */
export interface SourceLine {
  row: number;
  source: Partial<Record<BomMeaning, string>>;
  alternates: string[];
  /** Pieces of one board. */
  quantity: number;
  references: string[];
  mismatch: boolean;
  dnp: boolean;
}

const longestText = 500;
const mostAlternates = 10;

/** What names a part, as against its number and place. */
const naming: readonly BomMeaning[] = ['mpn', 'sku', 'value', 'description', 'alternate'];

/** Titles, totals, repeated headers and empty rows are no parts. */
export function readLines(header: readonly string[], columns: readonly BomColumn[], rows: readonly TableRow[]): SourceLine[] {
  const quantityColumn = columns.findIndex(({ meaning }) => meaning === 'quantity');
  const style = countStyle(rows.map(({ cells }) => cells[quantityColumn] ?? ''));
  const lines: (SourceLine & { counted: number | null })[] = [];
  for (const { row, cells } of rows) {
    if (cells.every((cell) => /^[-_=*.\s]*$/.test(cell)) || repeatsHeader(header, cells)) continue;
    const source = collect(columns, cells);
    const counted = source.quantity === undefined ? null : readCount(source.quantity, style);
    const last = lines.at(-1);
    if (last && isContinued(source, last)) {
      continueLine(last, source.references ?? '');
      continue;
    }
    if (!isPart(source, cells, counted, quantityColumn >= 0)) continue;
    lines.push({ ...readLine(row, source, columns, cells, counted), counted });
  }
  return lines.map(({ counted: _counted, ...line }) => line);
}

function collect(columns: readonly BomColumn[], cells: readonly string[]): SourceLine['source'] {
  const source: SourceLine['source'] = {};
  for (const [column, { meaning }] of columns.entries()) {
    const cell = cells[column] ?? '';
    if (cell === '' || meaning === 'ignore') continue;
    const before = source[meaning];
    const text = meaning === 'references' ? cell : cell.slice(0, longestText);
    source[meaning] = before === undefined ? text : `${before}; ${text}`;
  }
  return source;
}

/** References that did not fit into the row above. */
function isContinued(source: SourceLine['source'], last: SourceLine & { counted: number | null }): boolean {
  const keys = Object.keys(source);
  return keys.length === 1 && source.references !== undefined && last.counted !== null && last.references.length < last.counted;
}

function continueLine(line: SourceLine & { counted: number | null }, more: string): void {
  const text = `${line.source.references ?? ''} ${more}`;
  line.source.references = text;
  line.references = readReferences(text, line.counted);
  line.mismatch = line.counted !== null && line.references.length !== line.counted;
}

function isPart(source: SourceLine['source'], cells: readonly string[], counted: number | null, hasQuantities: boolean): boolean {
  const names = naming.filter((meaning) => source[meaning] !== undefined);
  if (names.length === 0) return source.references !== undefined && source.package !== undefined;
  const filled = cells.filter((cell) => cell !== '');
  if (filled.some(isTotal) && source.references === undefined && !names.some((one) => one !== 'description' && !isTotal(source[one] ?? '')))
    return false;
  // Headings between groups of parts, and fields to sign in below them.
  const isBare = hasQuantities && counted === null && source.references === undefined;
  return !isBare || filled.some((cell) => /\d/.test(cell));
}

function readLine(
  row: number,
  source: SourceLine['source'],
  columns: readonly BomColumn[],
  cells: readonly string[],
  counted: number | null,
): SourceLine {
  const references = source.references === undefined ? [] : readReferences(source.references, counted);
  const marked = columns.some(({ meaning, header }, column) => meaning === 'dnp' && isLeftOff(header, cells[column] ?? ''));
  const said = [source.mpn, source.value, source.description, source.quantity, source.package].some((text) => saysLeftOff(text ?? ''));
  return {
    row,
    source,
    alternates: splitAlternates(source.alternate ?? ''),
    quantity: counted ?? Math.max(1, references.length),
    references,
    mismatch: counted !== null && references.length > 0 && references.length !== counted,
    dnp: marked || said || counted === 0,
  };
}

/** Commas, semicolons and spaces part numbers; a slash is part of some. */
export function splitAlternates(text: string): string[] {
  const parts = text.split(/[,;，；、|\n]+|\s+(?:or|oder|ou|o|или|または|或)\s+|\s{2,}/iu).map((part) => part.trim());
  return parts.filter((part) => part.length > 1).slice(0, mostAlternates);
}
