import type { CategoryFields, CategoryParameter, saveCategory } from '#contract/api/admin/category.ts';
import { isPartClass } from '#contract/part-classes.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';

/** A category as it is typed. */
export interface CategoryDraft extends Omit<CategoryFields, 'parent' | 'part_class' | 'synonyms'> {
  /** Of a new one. */
  web_url: string;
  /** Empty at the top. */
  parent: string;
  /** Empty for none. */
  part_class: string;
  /** One a line. */
  synonyms: string;
}

export const newCategory: CategoryFields = {
  parent: null,
  part_class: null,
  name: {},
  item_name: {},
  description: {},
  synonyms: [],
  parameters: [],
};

export function draftOf(fields: CategoryFields, slug: string): CategoryDraft {
  return {
    ...fields,
    web_url: slug,
    parent: fields.parent ?? '',
    part_class: fields.part_class ?? '',
    synonyms: fields.synonyms.join('\n'),
  };
}

/** What was changed, as the store takes it. */
export function requestOf(changed: Partial<CategoryDraft>): Omit<RequestOf<typeof saveCategory>, 'web_url'> {
  const { web_url: _, parent, part_class: partClass, synonyms, ...rest } = changed;
  return {
    ...rest,
    ...(parent !== undefined && { parent: parent || null }),
    ...(partClass !== undefined && { part_class: isPartClass(partClass) ? partClass : null }),
    ...(synonyms !== undefined && { synonyms: lines(synonyms) }),
  };
}

const lines = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

type Options = CategoryParameter['options'];
type Language = keyof CategoryFields['name'];

/** Choices as lines of `key: name`, in one language. */
export function optionLines(options: Options, language: Language): string {
  return options.map(({ key, name }) => `${key}: ${name[language] ?? ''}`).join('\n');
}

/** The choices of such lines, in their order; names of other languages stay with their key. */
export function readOptions(text: string, language: Language, before: Options): Options {
  return lines(text).map((line) => {
    const cut = line.indexOf(':');
    const key = (cut === -1 ? line : line.slice(0, cut)).trim();
    const name = cut === -1 ? '' : line.slice(cut + 1).trim();
    return { key, name: { ...before.find((one) => one.key === key)?.name, [language]: name } };
  });
}
