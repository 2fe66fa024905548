/** How parts lie in OpenSearch. */
import type { Dsl } from './engine-call.ts';

/** Stands in the names of indexes: another one, for a release that lays parts out otherwise, so that stores of both releases find theirs. */
export const layout = 2;

const keyword: Dsl = { type: 'keyword' };
/** Sorted or counted by, never looked for. */
const unsearched = { index: false };

/** One shard holds a few million parts; all that counts exactly counts in one shard quickest. */
export const filling = {
  'index.number_of_shards': 1,
  'index.number_of_replicas': 0,
  'index.refresh_interval': '-1',
  // Three fields for each parameter of the catalog.
  'index.mapping.total_fields.limit': 20_000,
  'index.max_terms_count': 200_000,
};

/** Once it is full. A copy on another node, if there is one. */
export const serving = {
  'index.auto_expand_replicas': '0-1',
  'index.refresh_interval': '1s',
};

export const mappings: Dsl = {
  // A parameter has fields of its own: no join, no script, and only the parts that have it take room.
  dynamic_templates: [
    { low: { match: 'low_*', mapping: { type: 'double' } } },
    { high: { match: 'high_*', mapping: { type: 'double' } } },
    { option: { match: 'option_*', mapping: { type: 'integer' } } },
    { value: { match: 'value_*', mapping: { ...keyword, ...unsearched } } },
    { quantities: { match: 'quantities_*', mapping: { type: 'long', ...unsearched } } },
    { prices: { match: 'prices_*', mapping: { type: 'long', ...unsearched } } },
  ],
  properties: {
    id: { type: 'integer' },
    category: { type: 'integer' },
    manufacturer: { type: 'integer' },
    package: keyword,
    lifecycle: keyword,
    packagings: keyword,
    rohs: { type: 'boolean' },
    datasheet: { type: 'boolean' },
    backorder: { type: 'boolean' },
    available: { type: 'integer' },
    popularity: { type: 'integer', ...unsearched },
    /** Seconds since 1970. */
    created: { type: 'double', ...unsearched },
    skus: keyword,
    code: keyword,
    /** What begins so is one list then; among a million codes, thirty thousand begin with the same four signs. */
    beginnings: { ...keyword, doc_values: false },
    key: keyword,
    key_length: { type: 'integer', ...unsearched },
    /** Figures between letters (`number_core`). */
    core: keyword,
    /** As `search-words.ts` makes them: reading words is the shop's own, the same for each engine. */
    words: { ...keyword, doc_values: false },
    /** Currencies with an entered price list that is empty. */
    on_request: keyword,
  },
};
