import type { AdminProduct } from '#contract/api/admin/product.ts';
import { type Locale, locales, type WordLanguage, wordLanguages } from '#contract/locale.ts';
import { partDocumentId } from '#contract/routes/part-document-path.ts';
import { composeDescription, composeName } from '#server/search/naming/describe.ts';
import type { Queries } from '#server/db/client.ts';
import { picturePath } from '#server/image/picture-address.ts';
import type { Reference } from '#server/search/reference.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { words } from '#server/kernel/words.ts';
import { fieldsOf, type HeldProduct, productNumber, readProduct } from './held-product.ts';
import { versionOf } from '#server/kernel/version-of.ts';

const tags = new Map(Object.values(locales).map(({ words: language, tag }) => [language, tag]));

function speechOf(language: WordLanguage, tag = tags.get(language) ?? 'en') {
  return { language, tag, say: words(language, 'search') };
}

/** Everything that is stored of a part, for its editor. */
export async function showProduct(queries: Queries, reference: Reference, id: string, locale: Locale): Promise<AdminProduct> {
  const held = await readProduct(queries, productNumber(id));
  if (!held) throw notFound();
  return productView(held, reference, locale);
}

function productView(held: HeldProduct, reference: Reference, locale: Locale): AdminProduct {
  const { row, maker, stock } = held;
  const fields = fieldsOf(held);
  const category = reference.categoryBySlug.get(held.categorySlug);
  const composed = { package: row.package, attributes: row.attributes, description: {} };
  const built = category ? wordLanguages.map((language) => [language, composeDescription(speechOf(language), category, composed)]) : [];
  return {
    id: String(row.id),
    version: versionOf(fields),
    web_url: row.slug,
    fields,
    manufacturer_name: maker.name,
    name: category ? composeName(speechOf(locale.words, locale.tag), category, composed) : row.mpn,
    built: Object.fromEntries(built),
    level: stock && {
      on_hand: stock.onHand,
      reserved: stock.reserved,
      available: Math.max(0, stock.onHand - stock.reserved - stock.safety),
    },
    substitute_parts: Object.fromEntries(
      held.substitutes.map(({ slug, mpn, manufacturer, hidden }) => [slug, { mpn, manufacturer, hidden }]),
    ),
    document_sizes: Object.fromEntries(
      held.documents.flatMap(({ url, size }) => (partDocumentId(url) && size !== null ? [[url, size]] : [])),
    ),
    picture_sizes: Object.fromEntries(held.pictures.map(({ id, width, height }) => [picturePath(id), { width, height }])),
    updated_at: row.updatedAt.toISOString(),
  };
}
