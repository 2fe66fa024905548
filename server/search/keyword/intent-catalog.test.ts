import { expect, test } from 'vitest';
import { wordLanguages } from '#contract/locale.ts';
import { readIntent } from '#server/rules/keyword/search-intent.ts';
import { leastHold } from '#server/testing/longest-hold.ts';
import { intentCatalog } from './intent-catalog.ts';
import type { AttributeEntry, CategoryEntry, Reference } from '#server/search/reference.ts';

const named = (name: string) => Object.fromEntries(wordLanguages.map((language) => [language, `${name} ${language}`]));

/** Ten times the words of a full catalog. */
function largeReference(): Reference {
  const attributes = Array.from({ length: 1000 }, (_, id): AttributeEntry => {
    const options = Array.from({ length: 20 }, (_one, at) => ({
      id: id * 20 + at,
      key: `option-${id}-${at}`,
      names: named(`option ${id} ${at}`),
    }));
    return { id, key: `key${id}`, kind: 'option', unit: '', names: named(`parameter ${id}`), options };
  });
  const categories = Array.from({ length: 500 }, (_, id) => ({
    id,
    slug: `category-${id}`,
    parentId: null,
    path: [id],
    synonyms: [],
    names: named(`category ${id}`),
    itemNames: named(`part ${id}`),
    attributes: attributes.slice(id * 2, id * 2 + 2).map((attribute) => ({ attribute, facet: 'choice', column: true, position: 0 })),
    children: [],
    family: [id],
  }));
  const reference: Partial<Reference> = {
    attributes: new Map(attributes.map((one) => [one.id, one])),
    categories: new Map(categories.map((one) => [one.id, one as unknown as CategoryEntry])), // the fields that are read
    manufacturers: new Map(),
    census: categories.map(({ id }) => ({ categoryId: id, manufacturerId: 1, package: `P-${id}`, packageId: null, count: 1 })),
  };
  return reference as Reference; // as above
}

test('the words of all categories are made ready with others answered in between', async () => {
  const base = largeReference();
  // Each copy is read anew.
  expect(await leastHold(() => intentCatalog({ ...base }), 50)).toBeLessThan(50);
  const reference = { ...base };
  const catalog = await intentCatalog(reference);
  expect(catalog).toBe(await intentCatalog(reference));
  expect(catalog.categories).toHaveLength(500);
  expect(await readIntent('10k', catalog)).toEqual([]);
});
