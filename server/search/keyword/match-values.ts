/** Turns the engineering values of a keyword into filters of the category that has most such parts. */
import type { ParsedFilter } from '#contract/api/part.ts';
import { type Reading, readIntent } from '#server/rules/keyword/search-intent.ts';
import { attributeText, numberText } from '#server/search/view/attribute-text.ts';
import { readConditions } from '#server/search/listing/read-conditions.ts';
import type { CategoryEntry } from '#server/search/reference.ts';
import { findText } from './find-text.ts';
import { intentCatalog } from './intent-catalog.ts';
import { type Likely, type Meant, type Understood, meantIn, meantInAll } from './meant.ts';
import type { Predicate } from '#server/search/predicate.ts';
import { type Scope, narrowed, within } from '#server/search/listing/scope.ts';
import { type View, inWords } from '#server/search/view/view.ts';

const mostReadings = 16;

/** What a keyword's values mean: in one category, or in all that are as likely; null when it holds no values or no part has them. */
export async function readValues(view: View, scope: Scope, keyword: string): Promise<Meant | null> {
  const [best, ...others] = await readAllValues(view, scope, keyword);
  if (!best) return null;
  const likely = [best, ...others.filter((other) => other.score === best.score && leadOf(other) === leadOf(best))];
  return likely.length === 1 ? meantIn(best) : meantInAll(view, scope, likely);
}

/** The parameter that names the parts of a category: a ferrite bead of 330 Ω is no resistor. */
function leadOf({ category }: Understood): string | undefined {
  return category.attributes[0]?.attribute.key;
}

/** Every category that has parts with the keyword's values, the likeliest first. */
export async function readAllValues(view: View, scope: Scope, keyword: string): Promise<Likely[]> {
  const family = scope.category && new Set(scope.category.family.map((id) => view.reference.categories.get(id)?.slug));
  const readings = (await readIntent(keyword, await intentCatalog(view.reference)))
    .filter(({ category }) => !family || family.has(category))
    .slice(0, mostReadings);
  // Most readings leave the same words.
  const texts = new Map([...new Set(readings.map(({ rest }) => rest.join(' ')))].map((text) => [text, findText(view, text)]));
  const found = await Promise.all(
    readings.map(async (reading) => apply(view, scope, reading, (await texts.get(reading.rest.join(' '))) ?? null)),
  );
  return found.flatMap((one) => one ?? []).toSorted((a, b) => b.score - a.score || b.total - a.total);
}

/** What a reading finds; null for nothing. */
async function apply(
  view: View,
  scope: Scope,
  { category: slug, filters, rest, score, isNamed }: Reading,
  worded: Predicate | null,
): Promise<Likely | null> {
  const category = view.reference.categoryBySlug.get(slug);
  if (!category) return null;
  const inside = within(scope, category);
  const own = rest.length > 0 ? narrowed(inside, worded) : inside;
  const total = await view.index.count(own, readConditions(view, own, { filters }));
  if (total === 0) return null;
  return { category, scope: own, filters: await Promise.all(filters.map((filter) => halfOf(view, inside, filter))), total, score, isNamed };
}

/** Which half of a connector is meant goes by several names, of which a kind has one: `male` is no plug of pin headers. */
export async function halfOf(view: View, inside: Scope, filter: ParsedFilter): Promise<ParsedFilter> {
  const options = filter.key === 'gender' ? (filter.in ?? []) : [];
  if (options.length < 2) return filter;
  const counts = await Promise.all(
    options.map((option) => view.index.count(inside, readConditions(view, inside, { filters: [{ key: filter.key, in: [option] }] }))),
  );
  const having = options.filter((_, place) => (counts[place] ?? 0) > 0);
  return having.length > 0 ? { key: filter.key, in: having } : filter;
}

/** A filter in words: `Capacitance = 100 nF`. */
export function describeFilter(view: View, category: CategoryEntry, filter: ParsedFilter): string {
  const use = category.attributes.find(({ attribute }) => attribute.key === filter.key);
  const name = use ? inWords(view, use.attribute.names) : view.say(`facet.${filter.key}`);
  const say = (relation: string, value: string) => view.say(`understood.${relation}`, { name, value });
  if (!use) return say('is', (filter.in ?? []).map((slug) => view.reference.manufacturerBySlug.get(slug)?.name ?? slug).join(', '));
  const { attribute } = use;
  const number = (value: unknown) => numberText(view, attribute, Number(value));
  if (attribute.kind === 'boolean') return say('is', attributeText(view, attribute, filter.bool ?? true));
  if (attribute.kind === 'option') return say('is', (filter.in ?? []).map((key) => attributeText(view, attribute, key)).join(', '));
  if (filter.min !== undefined && filter.max === undefined) return say('at_least', number(filter.min));
  if (filter.max !== undefined && filter.min === undefined) return say('at_most', number(filter.max));
  const isSpan = filter.min !== undefined && filter.max !== undefined && filter.min !== filter.max;
  if (isSpan) return say('is', attributeText(view, attribute, [Number(filter.min), Number(filter.max)]));
  return say('exactly', number(filter.eq ?? filter.min ?? filter.in?.[0]));
}
