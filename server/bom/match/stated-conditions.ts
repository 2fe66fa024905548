/** What a row's words ask of the parts of a category, each as a condition that binds (`by-value.ts`). */
import type { ParsedFilter } from '#contract/api/part.ts';
import type { PartClass } from '#contract/part-classes.ts';
import { intentCatalog } from '#server/search/keyword/intent-catalog.ts';
import type { CategoryAttribute, CategoryEntry } from '#server/search/reference.ts';
import type { View } from '#server/search/view/view.ts';
import { readKeywordQuantity } from '#server/rules/keyword/keyword-quantity.ts';
import type { IntentCategory } from '#server/rules/keyword/intent-category.ts';
import { readWords } from '#server/rules/keyword/keyword-words.ts';
import { namedWholly } from '#server/rules/keyword/named-wholly.ts';
import { servesAs } from '#server/rules/stand-in/dielectrics.ts';
import { bindingOf } from '#server/rules/keyword/parameter-direction.ts';
import { readPartly } from '#server/rules/keyword/search-intent.ts';
import { kindsOf } from '#server/bom/designators.ts';
import type { ValueWish } from './value-wish.ts';

export interface Stated {
  use: CategoryAttribute;
  filter: ParsedFilter;
  /** As the row has it. */
  text: string;
  /** A figure in the parameter's unit, an option's key, or a range. */
  value: number | string | readonly [number, number];
}

const noWords: ReadonlySet<string> = new Set();

export interface StatedReading {
  category: CategoryEntry;
  /** The value that names the part comes first. */
  stated: Stated[];
  /** Figures that no parameter of the category can be. */
  unread: string[];
}

/** The readings that take most of a row's words, the likeliest first; each reads the value as what names the parts of its category. */
export async function readStated(view: View, wish: ValueWish): Promise<StatedReading[]> {
  const { reference } = view;
  const kinds = kindsOf(reference, wish.references);
  const all = (await intentCatalog(reference)).categories;
  const possible = all.filter(({ slug, attributes: [first] }) => first && wish.units.includes(first.unit) && (!kinds || kinds.has(slug)));
  const categories = drawnAs(wish.packageText ?? '', possible);
  const chips = reference.categoryByClass.get('chip-resistors')?.slug ?? '';
  const mayBeChip = kinds?.has(chips) && categories.some(({ slug }) => slug === chips);
  const partial = await readPartly(wish.words, { categories, shared: noWords, manufacturers: [] });
  const readings = partial.flatMap(({ category: slug, isNamed, wishes, score }) => {
    const category = reference.categoryBySlug.get(slug);
    if (!category) return [];
    const first = wishes.flatMap(({ filter, text }) =>
      filter && filter.key !== 'package' ? (statedBy(category, filter, text) ?? []) : [],
    );
    const figures = wishes.filter(({ filter, text }) => !filter && readKeywordQuantity(text) !== null).map(({ text }) => text);
    const stated = first.map((one, place) => (place === 0 ? one : strictest(category, one, figures)));
    const [lead] = stated;
    if (!lead || lead.text !== wish.words[0] || lead.use !== category.attributes[0]) return [];
    // Volts alone name no part, unless a designator or a word says of what.
    if (!kinds && !isNamed && lead.use.attribute.unit === 'V') return [];
    if (!isNamedBy(lead, category) || (stated.length === 1 && mayBeChip && special.has(category.partClass))) return [];
    const unread = figures.filter((text) => !stated.some((one) => one.text === text || isLooser(category, one, text)));
    const cold = withTemperature(category, wish);
    if (!cold && wish.temperature) unread.push(temperatureText(wish.temperature));
    return [{ category, stated: cold ? [...stated, cold] : stated, unread, score }];
  });
  const most = Math.max(0, ...readings.map(({ stated }) => stated.length));
  return readings.filter(({ stated }) => stated.length === most).toSorted((a, b) => a.unread.length - b.unread.length || b.score - a.score);
}

const shortestWord = 5;

/** Of the kinds that a row may be of, those that its footprint is named after: what is drawn as a `TRIMPOT-3386P` is no chip resistor. */
function drawnAs(footprint: string, possible: IntentCategory[]): IntentCategory[] {
  const words = footprint
    .slice(footprint.lastIndexOf(':') + 1)
    .split(/[^\p{L}]+/u)
    .filter(({ length }) => length >= shortestWord);
  return words.length === 0 ? possible : [...namedWholly(possible, readWords(words))];
}

/** Classes of R that nobody means who writes ohms alone, where chips may be meant. */
const special = new Set<PartClass | null>(['thermistors', 'trimmer-potentiometers', 'resistor-networks']);

/** What a part must stand names none: `5.1V` on a diode is a Zener's, and no rectifier for at least as much. */
function isNamedBy({ use: { attribute } }: Stated, { partClass }: CategoryEntry): boolean {
  return bindingOf(partClass, attribute.key, attribute.unit) === 'exact';
}

/** What a filter of a keyword asks, as it binds; null where the category has no such parameter. */
export function statedBy(category: CategoryEntry, filter: ParsedFilter, text: string): Stated | null {
  const use = category.attributes.find(({ attribute }) => attribute.key === filter.key);
  if (!use) return null;
  const { key, kind, unit, options } = use.attribute;
  if (kind === 'option') {
    const [asked = ''] = filter.in ?? [];
    const serving = key === 'dielectric' ? options.map((one) => one.key).filter((held) => servesAs(held, asked)) : (filter.in ?? []);
    return { use, filter: { key, in: serving }, text, value: asked };
  }
  if (kind !== 'number') return { use, filter, text, value: Number(filter.min ?? filter.eq) };
  const value = Number(filter.eq ?? filter.min ?? filter.max ?? filter.in?.[0]);
  const direction = bindingOf(category.partClass, key, unit);
  const bound = direction === 'at_least' ? { min: value } : direction === 'at_most' ? { max: value } : { eq: value };
  return { use, filter: { key, ...bound }, text, value };
}

/** A rating that is stated twice, `min. 10V, min. 25V`, binds by the stricter of both. */
function strictest(category: CategoryEntry, stated: Stated, figures: readonly string[]): Stated {
  return figures.reduce((one, text) => {
    const again = sameRating(one, text);
    return again === null || isLooser(category, one, text)
      ? one
      : (statedBy(category, { key: one.use.attribute.key, eq: again }, text) ?? one);
  }, stated);
}

/** Whether a figure is of a rating that is stated more strictly already. */
function isLooser(category: CategoryEntry, stated: Stated, text: string): boolean {
  const { key, unit } = stated.use.attribute;
  const again = sameRating(stated, text);
  if (again === null || typeof stated.value !== 'number') return false;
  const direction = bindingOf(category.partClass, key, unit);
  return direction === 'at_least' ? again <= stated.value : direction === 'at_most' && again >= stated.value;
}

/** The figure in the unit of a rating with a direction; null when it is none. */
function sameRating({ use, value }: Stated, text: string): number | null {
  const { unit } = use.attribute;
  if (typeof value !== 'number' || unit === '') return null;
  return readKeywordQuantity(text)?.readings.find((one) => one.unit === unit)?.value ?? null;
}

function withTemperature(category: CategoryEntry, { temperature }: ValueWish): Stated | null {
  const use = category.attributes.find(({ attribute }) => attribute.key === 'operatingTemperature');
  if (!temperature || !use || use.facet === null) return null;
  const [min, max] = temperature;
  return { use, filter: { key: use.attribute.key, min, max }, text: temperatureText(temperature), value: temperature };
}

function temperatureText([min, max]: readonly [number, number]): string {
  return `${min} … ${max} °C`;
}
