/** What the demo catalog holds and what it lacks, as a page of Markdown: `docs/demo-catalog.md`. */
import { landPatternOf } from '#land-patterns/land-pattern-of.ts';
import { piecePrice } from './demo-price.ts';
import { type FactPart, expandCatalog } from './expand.ts';
import { readCategories, readDrawings } from './facts.ts';
import { isPartClass } from '#contract/part-classes.ts';
import { ownOutline } from '#server/rules/package/own-outline.ts';
import { priceDeviations, within } from './price-anchors.ts';

type Leaf = ReturnType<typeof readCategories>['leaves'][number];

export function catalogReport(): string {
  const parts = expandCatalog();
  const { leaves } = readCategories();
  const own = Map.groupBy(parts, ({ category }) => category);
  const byCategory = new Map(leaves.map((leaf): [Leaf, FactPart[]] => [leaf, own.get(leaf.slug) ?? []]));
  return [
    '# What the demo catalog holds',
    'Made by `npm run catalog -- report`; a test compares. What the data are and where they come from: `demo-catalog/README.md`.',
    ...totals(parts, byCategory),
    ...prices(parts),
    ...drawings(byCategory),
    ...coverage(byCategory),
    '',
  ].join('\n\n');
}

const share = (count: number, of: number): string => (of === 0 ? '–' : `${Math.floor((100 * count) / of)} %`);
const count = (value: number): string => value.toLocaleString('en-US');
const dollars = (value: number): string => value.toPrecision(3);
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function totals(parts: readonly FactPart[], byCategory: ReadonlyMap<Leaf, FactPart[]>): string[] {
  const passives = new Set(['resistors', 'capacitors', 'inductors']);
  const leaves = readCategories().tree.flatMap(({ children = [] }) => children.filter(({ slug }) => passives.has(slug)));
  const passive = new Set(leaves.flatMap(({ children = [] }) => children.map(({ slug }) => slug)));
  const empty = [...byCategory].filter(([, own]) => own.length === 0).map(([{ slug }]) => slug);
  return [
    table(
      ['Of the whole', 'Parts'],
      [
        ['Parts', count(parts.length)],
        ['… that are no resistors, capacitors or inductors', count(parts.filter(({ category }) => !passive.has(category)).length)],
        ['Made from series', count(parts.filter(({ series }) => series !== null).length)],
        ['With a drawing of the package', count(parts.filter(({ packageId }) => packageId !== null).length)],
        ['With a drawing by their own size', count(parts.filter((part) => part.packageId === null && isDrawn(part)).length)],
        ['With a land pattern', count(parts.filter(hasLandPattern()).length)],
        ['With the address of the data sheet', count(parts.filter(({ datasheet }) => datasheet !== null).length)],
        ['With the pins, drawn and as a symbol', count(parts.filter(({ pins }) => pins !== null).length)],
        ['RoHS stated', count(parts.filter(({ rohs }) => rohs !== 'unknown').length)],
        ['Lifecycle stated by the maker', count(parts.filter(({ lifecycle }) => lifecycle !== 'unknown').length)],
        ['Categories', `${byCategory.size}, ${empty.length === 0 ? 'none empty' : `empty: ${empty.join(', ')}`}`],
      ],
    ),
  ];
}

/** As an outline of its package, or by the size that it states. */
function isDrawn({ packageId, category, ...part }: FactPart): boolean {
  return packageId !== null || ownOutline({ ...part, partClass: isPartClass(category) ? category : null }) !== null;
}

function hasLandPattern(): (part: FactPart) => boolean {
  const byId = new Map(readDrawings().map((drawing) => [drawing.id, drawing]));
  return ({ packageId, category }) => {
    const drawing = byId.get(packageId ?? '');
    return drawing !== undefined && landPatternOf(drawing, category, 'B') !== null;
  };
}

function prices(parts: readonly FactPart[]): string[] {
  const deviations = priceDeviations(parts);
  const near = new Set(within(deviations, 2));
  const met = `Of ${deviations.length} list prices, ${within(deviations, 1.5).length} are met within a factor of 1.5 and ${near.size} within 2`;
  const far = deviations.filter((deviation) => !near.has(deviation));
  if (far.length === 0) return ['## Prices', `${met}.`];
  const rows = far.map(({ number, quantity, listed, ours }) => [
    number,
    String(quantity),
    dollars(listed),
    dollars(ours),
    (ours / listed).toFixed(2),
  ]);
  return ['## Prices', `${met}. Further off:`, table(['Part', 'At', 'Listed, USD', 'Demo, USD', 'Factor'], rows)];
}

function drawings(byCategory: ReadonlyMap<Leaf, FactPart[]>): string[] {
  const rows = [...byCategory].flatMap(([{ slug }, own]) => {
    const without = own.filter((part) => !isDrawn(part));
    const names = [...new Set(without.flatMap(({ package: name }) => name ?? []))];
    const named = names.slice(0, 6).join(', ') + (names.length > 6 ? ', …' : '');
    return without.length === 0 ? [] : [[slug, count(without.length), share(own.length - without.length, own.length), named]];
  });
  return ['## Parts without a drawing', table(['Category', 'Parts', 'Drawn', 'Packages'], rows)];
}

function coverage(byCategory: ReadonlyMap<Leaf, FactPart[]>): string[] {
  const rows = [...byCategory].map(([{ slug, attributes }, own]) => {
    const filled = attributes.map(({ id }) => `${id} ${share(own.filter(({ attributes: values }) => id in values).length, own.length)}`);
    const euros = own.map((part) => piecePrice(part) / 1e6).toSorted((a, b) => a - b);
    const at = (place: number) => euros[Math.floor(place * (euros.length - 1))]?.toPrecision(2) ?? '–';
    return [slug, count(own.length), `${at(0)} – ${at(0.5)} – ${at(1)}`, filled.join(', ')];
  });
  return ['## Categories', table(['Category', 'Parts', 'Piece in EUR: least, middle, most', 'Parameters stated'], rows)];
}
