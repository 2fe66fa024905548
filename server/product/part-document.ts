/** Documents of parts that the shop keeps itself: PDF files, by hand. Each change is audited. */
import { createHash } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { addPartDocument, partDocumentRules, readPartDocument } from '#contract/api/part-document.ts';
import type { partDocumentKinds } from '#contract/api/part.ts';
import type { LocaleKey } from '#contract/locale.ts';
import { partDocumentId, partDocumentPath } from '#contract/routes/part-document-path.ts';
import { type Acting, actingOf, audited } from '#server/caller/acting.ts';
import type { Call, StoreApp, StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { product, productDocument } from '#server/db/schema.ts';
import { FileAnswer } from '#server/http/answer.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { fileKind } from '#server/kernel/file-kind.ts';
import { StoreError, invalidField, notFound } from '#server/kernel/store-error.ts';
import { productNumber } from './held-product.ts';

/** As many as a part may name. */
const mostDocuments = 40;
const documentType = 'application/pdf';

interface DocumentWords {
  kind: (typeof partDocumentKinds)[number];
  title: string;
  language: LocaleKey | null;
}

type DocumentLine = Pick<typeof productDocument.$inferSelect, 'id' | 'kind' | 'title' | 'url' | 'language' | 'size'>;

/** The part, held against others; `not_found` without one. */
async function partOf(queries: Queries, id: string): Promise<number> {
  const number = productNumber(id);
  const [row] = await queries.select({ id: product.id }).from(product).where(eq(product.id, number)).for('update');
  if (!row) throw notFound();
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

/** Keeps a PDF and names it at the part; the same file is kept once whatever names it. */
export async function addDocument(acting: Acting, part: string, bytes: Uint8Array, words: DocumentWords): Promise<DocumentLine[]> {
  const { deps, now } = acting;
  if ((await fileKind(bytes, '')) !== 'pdf') throw new StoreError('unsupported_type', { data: { allowed: partDocumentRules.kinds } });
  const id = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const url = partDocumentPath(id);
  const run = async (queries: Queries) => {
    const productId = await partOf(queries, part);
    const before = await readLines(queries, productId);
    if (before.length >= mostDocuments) throw invalidField('file', { code: 'out_of_range', limit: mostDocuments });
    if (before.some((one) => one.url === url)) throw invalidField('file', { code: 'not_unique' });
    await queries.insert(productDocument).values({ productId, ...words, url, size: bytes.length, updatedAt: now });
    await queries.update(product).set({ updatedAt: now }).where(eq(product.id, productId));
    await deps.files.put(id, bytes, documentType);
    const lines = await readLines(queries, productId);
    await acting.keepAnswer(queries, shown(lines));
    return lines;
  };
  return audited(acting, { action: 'document.add', target: part, detail: { document: id, title: words.title }, run });
}

/** Deletes the files of documents that were taken away, unless a part still names them. */
export async function dropUnnamed(queries: Queries, files: StoreDeps['files'], gone: readonly { url: string }[]): Promise<void> {
  const kept = gone.flatMap(({ url }) => partDocumentId(url) ?? []);
  if (kept.length === 0) return;
  const named = await queries
    .select({ url: productDocument.url })
    .from(productDocument)
    .where(inArray(productDocument.url, kept.map(partDocumentPath)));
  const still = new Set(named.map(({ url }) => partDocumentId(url)));
  await Promise.all(kept.filter((id) => !still.has(id)).map((id) => files.delete(id)));
}

const shown = (lines: readonly DocumentLine[]): ResponseOf<typeof addPartDocument> => ({
  list: lines.map(({ kind, title, url, language, size }) => ({ kind, title, url, language, size })),
});

async function addByCall({ id, file, kind, title, language }: ParsedRequestOf<typeof addPartDocument>, call: Call) {
  const { maxBytes } = partDocumentRules;
  if (file.size > maxBytes) throw new StoreError('too_large', { data: { limit: maxBytes } });
  const bytes = new Uint8Array(await file.arrayBuffer());
  return shown(await addDocument(actingOf(call), id, bytes, { kind, title, language: language ?? null }));
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
  contractRoute(app, deps, addPartDocument, addByCall);
}
