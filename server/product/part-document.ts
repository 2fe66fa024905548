/** Documents of parts that the shop keeps itself: PDF files, by hand. Each change is audited. */
import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { readPartDocument } from '#contract/api/part-document.ts';
import type { partDocumentKinds } from '#contract/api/part.ts';
import type { LocaleKey } from '#contract/locale.ts';
import { partDocumentId, partDocumentPath } from '#contract/routes/part-document-path.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import type { Call, StoreApp, StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { offer, product, productDocument } from '#server/db/schema.ts';
import { FileAnswer } from '#server/http/answer.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { fileKind } from '#server/kernel/file-kind.ts';
import { StoreError, invalidField, notFound } from '#server/kernel/store-error.ts';

export const mostDocumentBytes = 20 * 1024 * 1024;
/** As many as a part may name. */
const mostDocuments = 40;
const documentType = 'application/pdf';

export interface DocumentWords {
  kind: (typeof partDocumentKinds)[number];
  title: string;
  language: LocaleKey | null;
}

export type DocumentLine = Pick<typeof productDocument.$inferSelect, 'id' | 'kind' | 'title' | 'url' | 'language' | 'size'>;

/** The part of an order code; `not_found` without one. */
async function partOf(queries: Queries, sku: string): Promise<number> {
  const [row] = await queries.select({ id: offer.productId }).from(offer).where(eq(offer.sku, sku.toUpperCase()));
  if (!row) throw notFound();
  await queries.select({ id: product.id }).from(product).where(eq(product.id, row.id)).for('update');
  return row.id;
}

function readLines(queries: Queries, productId: number): Promise<DocumentLine[]> {
  const { id, kind, title, url, language, size } = productDocument;
  return queries
    .select({ id, kind, title, url, language, size })
    .from(productDocument)
    .where(eq(productDocument.productId, productId))
    .orderBy(asc(id));
}

export function listDocuments({ deps }: Acting, sku: string): Promise<DocumentLine[]> {
  return deps.db.transaction(async (queries) => readLines(queries, await partOf(queries, sku)));
}

/** Keeps a PDF and names it at the part; the same file is kept once whatever names it. */
export async function addDocument(acting: Acting, sku: string, bytes: Uint8Array, words: DocumentWords): Promise<DocumentLine[]> {
  const { deps, now } = acting;
  if ((await fileKind(bytes, '')) !== 'pdf') throw new StoreError('unsupported_type', { data: { allowed: ['pdf'] } });
  const id = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const run = async (queries: Queries) => {
    const productId = await partOf(queries, sku);
    if ((await queries.$count(productDocument, eq(productDocument.productId, productId))) >= mostDocuments) {
      throw invalidField('file', { code: 'out_of_range', limit: mostDocuments });
    }
    await queries.insert(productDocument).values({ productId, ...words, url: partDocumentPath(id), size: bytes.length, updatedAt: now });
    await queries.update(product).set({ updatedAt: now }).where(eq(product.id, productId));
    await deps.files.put(id, bytes, documentType);
    return readLines(queries, productId);
  };
  return audited(acting, { action: 'document.add', target: sku, detail: { document: id }, run });
}

/** Takes a document away, by its number from 1; a file that no other part names goes with it. */
export function removeDocument(acting: Acting, sku: string, number: number): Promise<DocumentLine[]> {
  const { deps, now } = acting;
  const run = async (queries: Queries) => {
    const productId = await partOf(queries, sku);
    const gone = (await readLines(queries, productId))[number - 1];
    if (!gone) throw notFound();
    await queries.delete(productDocument).where(eq(productDocument.id, gone.id));
    await queries.update(product).set({ updatedAt: now }).where(eq(product.id, productId));
    const kept = partDocumentId(gone.url);
    if (kept !== null && (await queries.$count(productDocument, eq(productDocument.url, gone.url))) === 0) await deps.files.delete(kept);
    return readLines(queries, productId);
  };
  return audited(acting, { action: 'document.remove', target: sku, detail: { number }, run });
}

/** Files of visitors lie in the same store: only what a part names is given out. */
async function serveDocument({ document_id: id }: ParsedRequestOf<typeof readPartDocument>, { deps }: Call): Promise<FileAnswer> {
  const [row] = await deps.db
    .select({ title: productDocument.title })
    .from(productDocument)
    .innerJoin(product, eq(product.id, productDocument.productId))
    .where(eq(productDocument.url, partDocumentPath(id)))
    .limit(1);
  const bytes = row ? await deps.files.get(id) : null;
  if (!row || !bytes) throw notFound();
  return new FileAnswer(bytes, { type: documentType, saveAs: `${row.title}.pdf`, shared: { tag: `"${id}"`, isLasting: true } });
}

export function registerDocumentRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, readPartDocument, serveDocument);
}
