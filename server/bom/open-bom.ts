/** The bill that a request brings: a file, a text, or lines that were read already. */
import { and, eq } from 'drizzle-orm';
import type { matchBom } from '#contract/api/bom.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { storedFile } from '#server/db/schema.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { mine } from '#server/upload/attach-files.ts';
import { readAside } from './read-aside.ts';
import type { ReadBom } from './read-bom.ts';

export type BomRequest = ParsedRequestOf<typeof matchBom>;

export async function openBom(call: Call, request: BomRequest): Promise<ReadBom> {
  const { file_id: fileId, text, lines, sheet, all_sheets, header_row, mapping, cut, fitted } = request;
  const bill = lines ?? (fileId === undefined ? (text ?? '') : await readOwnFile(call, fileId));
  return readAside(bill, { sheet, all_sheets, header_row, mapping, cut, fitted });
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
