import type { addToCart, addToRfqList } from '#contract/api/cart.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { savePartsList } from '#contract/api/parts-list.ts';
import type { BillLine } from './bom-bill.ts';

/** Items that one call takes. */
export const itemsPerCall = 200;
const longestReference = 50;
const longestNumber = 60;
const longestNote = 500;
const longestMaker = 80;

type CartItem = RequestOf<typeof addToCart>['items'][number];
type RfqItem = RequestOf<typeof addToRfqList>['items'][number];
type SavedLine = RequestOf<typeof savePartsList>['lines'][number];

/** What the buyer calls the row: its number, else its value and size, else its words. */
export function nameOf({ line: { source } }: BillLine): string {
  const value = [source.value, source.package].filter(Boolean).join(' ');
  return source.mpn ?? source.sku ?? (value || (source.description ?? source.own_number ?? ''));
}

const fitsOnBag = (text: string) => text !== '' && text.length <= longestReference;

/** Rows of one part become one line of the cart, with what the buyer calls it, else their references where these find room on the bag. */
export function cartItems(rows: readonly BillLine[]): CartItem[] {
  const bySku = new Map<string, { quantity: number; references: string[]; own: Set<string> }>();
  for (const { choice, line } of rows) {
    if (!choice) continue;
    const { quantity, references, own } = bySku.get(choice.sku) ?? { quantity: 0, references: [], own: new Set<string>() };
    if (line.source.own_number) own.add(line.source.own_number);
    bySku.set(choice.sku, { quantity: quantity + choice.quantity, references: [...references, ...line.references], own });
  }
  return [...bySku].map(([sku, { quantity, references, own }]) => {
    const reference = [[...own].join(', '), references.join(', ')].find(fitsOnBag);
    return { sku, quantity, round: true, ...(reference !== undefined && { customer_reference: reference }) };
  });
}

/** What a quote is asked for: the part that was found, else what the row says; what its name does not say goes into the note. */
export function rfqItems(rows: readonly BillLine[]): RfqItem[] {
  return rows.map((row): RfqItem => {
    const { line, part } = row;
    const { manufacturer, description, value, package: housing } = line.source;
    // A number needs two signs: a bare `0` is named with its place on the board.
    const whole = [nameOf(row), ...(nameOf(row).trim().length < 2 ? [line.references[0] ?? `#${line.row}`] : [])].join(' ').trim();
    const name = whole.slice(0, longestNumber).trim();
    const unsaid = [line.source.own_number, value, housing, description].filter((text) => text && !name.includes(text));
    const note = [...unsaid, line.references.join(', ')].filter(Boolean).join(' · ').slice(0, longestNote);
    const more = { quantity: Math.max(1, line.needed), ...(note && { note }) };
    if (part) return { sku: part.sku, ...more };
    return { mpn: name, ...more, ...(manufacturer && { manufacturer: manufacturer.slice(0, longestMaker) }) };
  });
}

/** The rows as a list keeps them, with the parts that stand for them now. */
export function savedLines(rows: readonly BillLine[]): SavedLine[] {
  return rows.flatMap((row) => {
    const { line, part } = row;
    const name = nameOf(row).slice(0, 80).trim();
    if (line.dnp || line.quantity < 1 || (!part && name === '')) return [];
    const { manufacturer, description } = line.source;
    const note = [description, line.source.value, line.source.package].filter(Boolean).join(' ').slice(0, longestNote);
    return [
      {
        quantity: line.quantity,
        mpn: part?.product.mpn ?? name,
        ...(part && { sku: part.sku }),
        ...(part || manufacturer ? { manufacturer: (part?.product.manufacturer.name ?? manufacturer ?? '').slice(0, longestMaker) } : {}),
        ...(line.source.own_number && { own_number: line.source.own_number.slice(0, 80) }),
        ...(line.references.length > 0 && { references: line.references.join(', ') }),
        ...(note && { note }),
        ...(row.tags.length > 0 && { tags: [...row.tags] }),
      },
    ];
  });
}

export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
