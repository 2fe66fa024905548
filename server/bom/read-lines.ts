/** Rows of parts in a table whose columns are known. */
import type { BomColumn, BomMeaning, BomSkip } from '#contract/api/bom.ts';
import { isLeftOff, isNote, isNothing, isTotal, saysLeftOff } from './match/fitting-words.ts';
import { headerKey } from './column-words.ts';
import { type AboveRow, goesOnWithReferences, restOfName } from './continued-rows.ts';
import { repeatsHeader } from './find-header.ts';
import { countStyle, readCount } from './read-count.ts';
import { mostOfBill, mostReferences, readReferences } from './references.ts';
import { type TableRow, longestCell } from './file/table.ts';
import { unreadable } from './file/unreadable.ts';

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
const naming: readonly BomMeaning[] = ['mpn', 'sku', 'own_number', 'value', 'description', 'alternate', 'distributor'];
/** In these `Any`, `n/a` and `-` mean nothing. */
const nameless = new Set<BomMeaning>(['mpn', 'manufacturer', 'sku', 'own_number', 'value', 'package', 'alternate', 'distributor']);

/** A line that may go on in the next row. */
interface OpenLine extends SourceLine, AboveRow {
  source: SourceLine['source'];
  /** The cells with its references. */
  texts: string[];
}

/** The rows of a table by where they stand. */
export interface TableParts {
  above: readonly TableRow[];
  header: readonly TableRow[];
  body: readonly TableRow[];
}

export interface ReadLines {
  lines: SourceLine[];
  /** Rows that went on with the one above. */
  joined: number;
  skipped: (TableRow & { reason: BomSkip })[];
}

/** Titles, totals, repeated headers and empty rows are no parts, but for those that the buyer brings back by their numbers. */
export function readLines(
  names: readonly string[],
  columns: readonly BomColumn[],
  parts: TableParts,
  kept: ReadonlySet<number>,
): ReadLines {
  const rows = [...parts.above.filter(({ row }) => kept.has(row)), ...parts.body];
  const quantityColumn = columns.findIndex(({ meaning }) => meaning === 'quantity');
  const style = countStyle(rows.map(({ cells }) => cells[quantityColumn] ?? ''));
  const keys = [names, ...parts.header.map(({ cells }) => cells)].map((one) => Array.from(one, headerKey));
  const lines: OpenLine[] = [];
  const skipped: ReadLines['skipped'] = parts.above.filter(({ row }) => !kept.has(row)).map((one) => ({ ...one, reason: 'above_header' }));
  let joined = 0;
  for (const { row, cells } of rows) {
    const isKept = kept.has(row);
    const source = isKept ? nameByAll(collect(columns, cells), cells) : collect(columns, cells);
    const counted = source.quantity === undefined ? null : readCount(source.quantity, style);
    const last = lines.at(-1);
    if (!isKept && last && addToLast(source, row, last)) {
      joined += 1;
      continue;
    }
    const reason = isKept ? null : skipOf({ source, cells, counted, keys, hasQuantities: quantityColumn >= 0 });
    if (reason === 'empty') continue;
    if (reason !== null) {
      skipped.push({ row, cells, reason });
      continue;
    }
    const line = readLine(row, source, columns, cells, counted);
    lines.push({
      ...line,
      end: row,
      counted,
      texts: source.references === undefined ? [] : [source.references],
      named: line.references.length,
    });
  }
  const read = lines.map(closeLine);
  if (read.reduce((sum, { references }) => sum + references.length, 0) > mostOfBill) throw unreadable('too_large');
  return { lines: read, joined, skipped };
}

/** A row that is brought back is named by all that stands in it when its columns name nothing. */
function nameByAll(source: SourceLine['source'], cells: readonly string[]): SourceLine['source'] {
  if (naming.some((meaning) => source[meaning] !== undefined)) return source;
  const rest = cells.filter((cell) => cell !== '' && cell !== source.quantity && cell !== source.references).join(' ');
  return rest === '' ? source : { ...source, description: rest.slice(0, longestText) };
}

function collect(columns: readonly BomColumn[], cells: readonly string[]): SourceLine['source'] {
  const source: SourceLine['source'] = {};
  for (const [column, { meaning }] of columns.entries()) {
    const cell = cells[column] ?? '';
    if (cell === '' || meaning === 'ignore' || (nameless.has(meaning) && isNothing(cell))) continue;
    const before = source[meaning];
    const text = meaning === 'references' ? cell : cell.slice(0, longestText);
    source[meaning] = before === undefined ? text : `${before}; ${text}`;
  }
  return source;
}

/** Adds to a line what goes on in the row below it; false for a row of its own. */
function addToLast(source: SourceLine['source'], row: number, last: OpenLine): boolean {
  if (goesOnWithReferences(source, last)) {
    last.texts.push(source.references ?? '');
    last.named += readReferences(source.references ?? '')?.length ?? mostReferences;
  } else {
    const rest = restOfName(source, row, last);
    if (!rest) return false;
    last.source[rest.key] = rest.text.slice(0, longestText);
  }
  last.end = row;
  return true;
}

function closeLine({ counted, texts, named: _named, end: _end, ...line }: OpenLine): SourceLine {
  const text = texts.join(' ');
  const references = texts.length > 1 ? readReferences(text, counted) : line.references;
  if (references === null || text.length >= longestCell) throw unreadable('too_many_references', { line: line.row });
  if (texts.length < 2) return line;
  const mismatch = counted !== null && references.length !== counted;
  return { ...line, source: { ...line.source, references: text }, references, mismatch };
}

interface Asked {
  source: SourceLine['source'];
  cells: readonly string[];
  counted: number | null;
  /** Of the header as it was read, and of each of its rows. */
  keys: readonly (readonly string[])[];
  hasQuantities: boolean;
}

/** Why a row is no part; null when it is one. */
function skipOf({ source, cells, counted, keys, hasQuantities }: Asked): BomSkip | 'empty' | null {
  if (cells.every((cell) => /^[-_=*.:|+\s]*$/.test(cell))) return 'empty';
  if (keys.some((one) => repeatsHeader(one, cells))) return 'header';
  if (isNote(cells)) return 'note';
  const names = naming.filter((meaning) => source[meaning] !== undefined);
  const filled = cells.filter((cell) => cell !== '');
  if (names.length === 0) {
    if (source.references !== undefined) return source.package === undefined ? 'no_name' : null;
    if (filled.some(isTotal)) return 'total';
    return filled.length === 1 && counted === null ? 'heading' : 'no_name';
  }
  if (filled.some(isTotal) && source.references === undefined && !names.some((one) => one !== 'description' && !isTotal(source[one] ?? '')))
    return 'total';
  // Headings between groups of parts, and fields to sign in below them.
  const isBare = hasQuantities && counted === null && source.references === undefined;
  return isBare && !filled.some((cell) => /\d/.test(cell)) ? 'heading' : null;
}

function readLine(
  row: number,
  source: SourceLine['source'],
  columns: readonly BomColumn[],
  cells: readonly string[],
  counted: number | null,
): SourceLine {
  const references = source.references === undefined ? [] : readReferences(source.references, counted);
  if (references === null) throw unreadable('too_many_references', { line: row });
  const marked = columns.some(
    ({ meaning, header }, column) => meaning === 'dnp' && isLeftOff(header, (cells[column] ?? '').slice(0, longestText)),
  );
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
function splitAlternates(text: string): string[] {
  const parts = text.split(/[,;，；、|\n]|\s(?:or|oder|ou|o|или|または|或)\s|\s\s/iu).map((part) => part.trim());
  return parts.filter((part) => part.length > 1).slice(0, mostAlternates);
}
