/** The parts of a category as a file for the operator page (`docs/api.md` 5.6, `product-export`). */
import type { exportProducts } from '#contract/api/admin/catalog.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { mostExportedParts } from '#contract/limits.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { referenceOf } from '#server/search/held-catalog.ts';
import { FileAnswer } from '#server/http/answer.ts';
import { invalidField, notFound } from '#server/kernel/store-error.ts';
import { atOneMoment, csvLines, TooManyParts } from './export-parts.ts';

export async function sendParts(
  { db, settings }: Pick<StoreDeps, 'db' | 'settings'>,
  { category: slug, manufacturer: maker, stock, decimal = '.' }: ParsedRequestOf<typeof exportProducts>,
): Promise<FileAnswer> {
  const reference = await referenceOf(db, settings.catalogMaxAgeMs);
  const category = reference.categoryBySlug.get(slug);
  const manufacturer = maker === undefined ? undefined : reference.manufacturerBySlug.get(maker)?.id;
  if (!category || (maker !== undefined && manufacturer === undefined)) throw notFound();
  const options = { manufacturer, withStock: stock === 'true', decimal, mostParts: mostExportedParts };
  const pieces: Buffer[] = [];
  try {
    await atOneMoment(db, async (queries) => {
      for await (const line of csvLines(queries, reference, [category], options)) pieces.push(Buffer.from(line));
    });
  } catch (error) {
    if (error instanceof TooManyParts) throw invalidField('category', { code: 'too_long', limit: mostExportedParts });
    throw error;
  }
  return new FileAnswer(new Uint8Array(Buffer.concat(pieces)), { type: 'text/csv; charset=utf-8', saveAs: `${slug}.csv` });
}
