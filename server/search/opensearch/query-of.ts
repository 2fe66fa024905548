/** Predicates as filters of OpenSearch. Texts are terms, never query syntax. */
import type { Predicate, Span } from '#server/search/predicate.ts';
import { isHeldBeginning } from './documents.ts';
import type { Dsl } from './engine-call.ts';
import { priceBetween } from './price-script.ts';

type Kinds = Predicate['is'];
type Of<Kind extends Kinds> = Extract<Predicate, { is: Kind }>;

const nothing: Dsl = { match_none: {} };

const makers: { [Kind in Kinds]: (predicate: Of<Kind>) => Dsl } = {
  part: ({ ids }) => terms('id', Array.from(ids)),
  category: ({ ids }) => terms('category', ids),
  manufacturer: ({ ids }) => terms('manufacturer', ids),
  package: ({ names }) => packageOf(names),
  housed: ({ packages }) => some([...packages].map(([category, names]) => all([terms('category', [category]), packageOf(names)]))),
  lifecycle: ({ names }) => terms('lifecycle', names),
  packaging: ({ names }) => terms('packagings', names),
  available: ({ pieces }) => ({ range: { available: { gte: pieces } } }),
  backorder: () => ({ term: { backorder: true } }),
  rohs: () => ({ term: { rohs: true } }),
  datasheet: () => ({ term: { datasheet: true } }),
  priced: () => exists('quantities_base'),
  price: ({ least, most, at }) => priceBetween(least, most, at),
  figure: ({ category, attribute, spans }) =>
    all([terms('category', [category]), exists(`low_${attribute}`), some(spans.map((span) => within(`low_${attribute}`, span)))]),
  range: ({ category, attribute, least, most }) =>
    all([
      terms('category', [category]),
      exists(`low_${attribute}`),
      exists(`high_${attribute}`),
      within(`low_${attribute}`, { most }),
      within(`high_${attribute}`, { least }),
    ]),
  option: ({ category, attribute, options }) => all([terms('category', [category]), terms(`option_${attribute}`, options)]),
  sku: ({ code }) => ({ term: { skus: code } }),
  number: ({ code }) => ({ term: { code } }),
  number_beginning: ({ code }) => (isHeldBeginning(code) ? { term: { beginnings: code } } : { prefix: { code } }),
  number_core: ({ figures }) => ({ term: { core: figures } }),
  words: ({ query }) => (query.length === 0 ? nothing : all(query.map((forms) => some(forms.map(wordForm))))),
  not: ({ of }) => ({ bool: { must_not: [queryOf(of)] } }),
  all: ({ of }) => all(of.map(queryOf)),
  some: ({ of }) => some(of.map(queryOf)),
};

/** A filter that is true of the parts that the predicate is true of. */
export function queryOf(predicate: Predicate): Dsl {
  // The compiler does not see that maker and predicate are of the same kind.
  const make = makers[predicate.is] as (predicate: Predicate) => Dsl;
  return make(predicate);
}

export function all(filters: readonly Dsl[]): Dsl {
  const [only] = filters;
  if (!only) return { match_all: {} };
  return filters.length === 1 ? only : { bool: { filter: filters } };
}

function some(filters: readonly Dsl[]): Dsl {
  const [only] = filters;
  if (!only) return nothing;
  return filters.length === 1 ? only : { bool: { should: filters, minimum_should_match: 1 } };
}

function exists(field: string): Dsl {
  return { exists: { field } };
}

function terms(field: string, values: readonly (number | string)[]): Dsl {
  return values.length === 0 ? nothing : { terms: { [field]: values } };
}

function packageOf(names: readonly (string | null)[]): Dsl {
  const named = terms(
    'package',
    names.filter((name) => name !== null),
  );
  return names.includes(null) ? some([named, { bool: { must_not: [exists('package')] } }]) : named;
}

/** Infinity has no word in JSON, and bounds nothing. */
function within(field: string, { least, above, most }: Span): Dsl {
  const bounds = Object.entries({ gte: least, gt: above, lte: most }).filter(([, bound]) => bound !== undefined && Number.isFinite(bound));
  return bounds.length === 0 ? exists(field) : { range: { [field]: Object.fromEntries(bounds) } };
}

function wordForm({ text, isBeginning }: { text: string; isBeginning: boolean }): Dsl {
  return isBeginning ? { prefix: { words: text } } : { term: { words: text } };
}
