/** The tree of categories and the parameters of their parts, for those who run the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { wordLanguages } from '#contract/locale.ts';
import { partClasses } from '#contract/part-classes.ts';
import { units } from '#contract/units.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import { iso, optional, pageParameters, paged, slug, text } from '#contract/api/fields.ts';
import { attributeKinds } from '#contract/api/part.ts';
import { attributeKey } from '#contract/api/part-input.ts';

const operator = { access: 'operator', scope: 'catalog', cache: 'N' } as const;

/** Menus and the list of all categories show as many. */
export const mostLevels = 3;
export type AttributeKind = (typeof attributeKinds)[number];

/** English stands in wherever a language lacks something; empty takes one away. */
const inLanguages = (longest: number) => z.partialRecord(z.enum(wordLanguages), text(0, longest));

const choice = z.object({ key: text(1, 60), name: inLanguages(80) });

export const categoryParameter = z.object({
  /** Known by it in addresses, imports and calls; categories that name one key share its kind, unit, names and choices. */
  key: attributeKey,
  /** Kind and unit never change once there is a parameter of the key. */
  kind: z.enum(attributeKinds),
  unit: z.enum(units),
  /** How it narrows lists: between two ends, by its values, or not at all. */
  facet: z.nullable(z.enum(['range', 'choice'])),
  /** Whether lists have a column of it. */
  column: z.boolean(),
  name: inLanguages(80),
  /** Of a choice, in their order. One that a part has cannot go. */
  options: z.array(choice).check(z.maxLength(500)),
});
export type CategoryParameter = z.output<typeof categoryParameter>;

export const categoryFields = z.object({
  /** Slug of the category above; null for the top. */
  parent: z.nullable(slug),
  /** What its parts are to calculators, bills and search, with all below it; null says nothing, and one class stands for one category. */
  part_class: z.nullable(z.enum(partClasses)),
  name: inLanguages(80),
  /** One part of it in the singular, to begin descriptions with. */
  item_name: inLanguages(80),
  description: inLanguages(2000),
  /** Other words by which people look for it, in any language. */
  synonyms: z.array(text(1, 100)).check(z.maxLength(500)),
  /** In the order that lists and parts show them in; only a category without others below it has some. */
  parameters: z.array(categoryParameter).check(z.maxLength(60)),
});
export type CategoryFields = z.output<typeof categoryFields>;

const adminCategory = z.object({
  /** Stays what it is wherever the category goes, so its addresses do. */
  web_url: slug,
  version: z.string(),
  fields: categoryFields,
  /** Address of its picture, which `set-picture` changes. */
  picture: z.nullable(z.string()),
  /** Parts in it and below it, hidden ones too. */
  parts: z.int(),
  children: z.int(),
  /** By key: how many other categories have the parameter too. */
  shared: z.record(z.string(), z.int()),
  /** Whether search words and filters of its parts are being brought up to date. */
  is_updating: z.boolean(),
});
export type AdminCategory = z.output<typeof adminCategory>;

const treeItem = z.object({
  web_url: slug,
  parent: z.nullable(slug),
  /** 1 at the top. */
  level: z.int(),
  name: z.string(),
  /** In it and below it. */
  parts: z.int(),
  /** Of these those that visitors see; without any the shop does not list the category. */
  visible: z.int(),
});
export type TreeItem = z.output<typeof treeItem>;

export const getAdminCategories = endpoint({
  summary: 'All categories in the order of the tree, empty ones too',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/categories',
  ...operator,
  request: z.object({}),
  response: z.object({ list: z.array(treeItem) }),
});

export const getAdminCategory = endpoint({
  summary: 'One category with its words and parameters in all languages',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/category',
  ...operator,
  request: z.object({ web_url: slug }),
  response: adminCategory,
});

/** Changes what is sent and leaves the rest; with `is_new` a category that is made. */
export const saveCategory = endpoint({
  summary: 'Changes the fields of a category that are sent, or makes a new one',
  errors: ['not_found', 'version_conflict', 'import_running'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-category',
  ...operator,
  request: z.extend(z.partial(categoryFields), {
    web_url: slug,
    is_new: optional(z.boolean()),
    version: optional(z.string().check(z.maxLength(40))),
  }),
  response: adminCategory,
});

/** One step among those of the same category above. */
export const moveCategory = endpoint({
  summary: 'Puts a category one place up or down among its neighbours',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/move-category',
  ...operator,
  request: z.object({ web_url: slug, to: z.enum(['up', 'down']) }),
  response: z.object({ list: z.array(treeItem) }),
});

/** Only one without parts, hidden ones included, and without categories below it. */
export const removeCategory = endpoint({
  summary: 'Removes a category that is empty',
  errors: ['not_found', 'state_conflict', 'import_running'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/remove-category',
  ...operator,
  request: z.object({ web_url: slug }),
  response: z.object({ list: z.array(treeItem) }),
});

const categoryChange = z.object({
  at: iso,
  actor: z.string(),
  action: z.string(),
  before: z.nullable(categoryFields),
  after: z.nullable(categoryFields),
});
export type CategoryChange = z.output<typeof categoryChange>;

/** Gives a shop without a category those that come with the shop, with their parameters, makers and package outlines; another one stays as it is. */
export const beginCategories = endpoint({
  summary: 'Takes over the categories that come with the shop, where there are none',
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/begin-categories',
  ...operator,
  request: z.object({}),
  response: getAdminCategories.response,
});

export const getCategoryChanges = endpoint({
  summary: 'Who changed what of a category, newest first',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/category-changes',
  ...operator,
  request: z.object({ web_url: slug, ...pageParameters }),
  response: paged(categoryChange),
});

/** Parameters that any category has, to choose from. */
export const getAdminParameters = endpoint({
  summary: 'Every parameter of the catalog with its kind, unit and choices',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/parameters',
  ...operator,
  request: z.object({}),
  response: z.object({ list: z.array(z.pick(categoryParameter, { key: true, kind: true, unit: true, name: true, options: true })) }),
});
