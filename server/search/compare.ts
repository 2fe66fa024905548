import type { ProductListItem } from '#contract/api/part.ts';
import type { productCompare } from '#contract/api/product.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { packageName } from '#contract/package-name.ts';
import { formatQuantity } from '#contract/units.ts';
import { sql } from 'drizzle-orm';
import { notFound } from '#server/kernel/store-error.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import { attributeText } from './view/attribute-text.ts';
import { listItems } from './listing/list-item.ts';
import type { AttributeEntry } from './reference.ts';
import { type View, inWords } from './view/view.ts';

type Answer = ResponseOf<typeof productCompare>;
type Row = Answer['rows'][number];

interface PartRow extends Record<string, unknown> {
  id: number;
  slug: string;
  category_id: number;
  attributes: Record<string, AttributeValue>;
}

/** Parts side by side in the order asked; unknown addresses are dropped, and none left is `not_found`. */
export async function compareProducts(view: View, slugs: readonly string[]): Promise<Answer> {
  const { rows } = await view.db.execute<PartRow>(
    sql`select id, slug, category_id, attributes from product where slug = any(${sql.param([...slugs])}::text[]) and not hidden`,
  );
  const parts = [...new Set(slugs)].flatMap((slug) => rows.find((part) => part.slug === slug) ?? []);
  if (parts.length === 0) throw notFound();
  const products = await listItems(
    view,
    parts.map(({ id }) => id),
  );
  return { products, rows: [...tradeRows(view, products), ...sharedAttributes(view, parts).map((one) => attributeRow(view, one, parts))] };
}

/** What is not known of a part. */
const nothing = '–';

/** What is asked of parts beside their parameters: how they come, whether they are made on, and how many must be bought. */
function tradeRows(view: View, products: readonly ProductListItem[]): Row[] {
  const { say, tag } = view;
  const row = (key: string, name: string, told: (product: ProductListItem) => string | null): Row =>
    rowOf(
      key,
      name,
      '',
      products.map((product) => ({ text: told(product) ?? nothing, si: null })),
    );
  const counted = (pieces: number | undefined) => (pieces === undefined ? null : formatQuantity(pieces, '', tag, 9));
  const rows = [
    row('package', say('facet.package'), ({ package: name }) => (name === null ? null : packageName(name, tag))),
    row('lifecycle', say('facet.lifecycle'), ({ lifecycle }) => (lifecycle === 'unknown' ? null : say(`lifecycle.${lifecycle}`))),
    row('rohs', 'RoHS', ({ rohs }) => (rohs === 'unknown' ? null : say(`rohs.${rohs}`))),
    row('minimum', say('offer.minimum'), ({ offer }) => counted(offer?.moq)),
    row('multiple', say('offer.multiple'), ({ offer }) => counted(offer?.multiple)),
    row('packaging', say('facet.packaging'), ({ offer }) => (offer ? say(`packaging.${offer.packaging}`) : null)),
  ];
  return rows;
}

/** Parameters that at least one part has, in the order of the categories. */
function sharedAttributes({ reference }: View, parts: readonly PartRow[]): AttributeEntry[] {
  const uses = parts.flatMap((part) => reference.categories.get(part.category_id)?.attributes ?? []);
  return [...new Set(uses.map(({ attribute }) => attribute))].filter(({ key }) =>
    parts.some(({ attributes }) => attributes[key] !== undefined),
  );
}

function attributeRow(view: View, attribute: AttributeEntry, parts: readonly PartRow[]): Row {
  const cells = parts.map(({ attributes }) => {
    const value = attributes[attribute.key];
    return { text: value === undefined ? nothing : attributeText(view, attribute, value), si: typeof value === 'number' ? value : null };
  });
  return rowOf(attribute.key, inWords(view, attribute.names), attribute.unit, cells);
}

function rowOf(key: string, name: string, unit: string, cells: Row['cells']): Row {
  const known = cells.map(({ text }) => text).filter((text) => text !== nothing);
  return { key, name, unit, cells, differs: new Set(known).size > 1 };
}
