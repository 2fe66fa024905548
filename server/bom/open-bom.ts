/** The bill that a request brings: a file, a text, or lines that were read already. */
import { and, eq } from 'drizzle-orm';
import type { matchBom } from '#contract/api/bom.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/call.ts';
import { storedFile } from '#server/db/schema.ts';
import { notFound } from '#server/store-error.ts';
import { mine } from '#server/upload/attach-files.ts';
import { type ReadBom, readBom } from './read-bom.ts';
import type { SourceLine } from './read-lines.ts';
import { readTables } from './read-table.ts';
import { readText } from './read-text.ts';
import { readReferences } from './references.ts';

export type BomRequest = ParsedRequestOf<typeof matchBom>;

export async function openBom(call: Call, request: BomRequest): Promise<ReadBom> {
  const { file_id: fileId, text, lines } = request;
  if (lines) return { columns: [], sheets: [], sheet: null, header_row: null, delimiter: null, left_out: 0, lines: lines.map(givenLine) };
  return readBom(fileId === undefined ? [readText(text ?? '')] : readTables(await readOwnFile(call, fileId)), request);
}

/** Somebody else's file is as good as none. */
async function readOwnFile(call: Call, fileId: string): Promise<Uint8Array> {
  const { db, files } = call.deps;
  const whose = await mine(db, call);
  if (!whose) throw notFound();
  const [row] = await db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(and(whose, eq(storedFile.id, fileId), eq(storedFile.purpose, 'bom')));
  const bytes = row && (await files.get(row.id));
  if (!bytes) throw notFound();
  return bytes;
}

function givenLine(line: NonNullable<BomRequest['lines']>[number], index: number): SourceLine {
  const { mpn, manufacturer, sku, quantity, value, package: size, description, alternates = [], dnp = false } = line;
  const references = readReferences(line.references ?? '', quantity);
  const texts = {
    mpn,
    manufacturer,
    sku,
    value,
    package: size,
    description,
    references: line.references,
    alternate: alternates.join('; '),
  };
  return {
    row: index + 1,
    source: Object.fromEntries(
      Object.entries({ ...texts, quantity: String(quantity) }).filter(([, text]) => text !== undefined && text !== ''),
    ),
    alternates,
    quantity,
    references,
    mismatch: references.length > 0 && references.length !== quantity,
    dnp: dnp || quantity === 0,
  };
}
