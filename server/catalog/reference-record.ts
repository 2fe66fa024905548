/** What parts refer to: categories with their parameters, makers and package outlines, in every language. */
import type { AttributeDefinition, Outline } from '#contract/api/part.ts';
import type { WordLanguage } from '#contract/locale.ts';
import type { PartClass } from '#contract/part-classes.ts';
import type { ParameterUnit } from '#contract/units.ts';

export type LocalText = Record<WordLanguage, string>;

export interface CategoryRecord {
  slug: string;
  /** Slug of the category above. The list is in the order that shops show. */
  parent: string | null;
  defaultSort: string;
  partClass: PartClass | null;
  name: LocalText;
  /** One part in the singular. */
  itemName: LocalText;
  description: LocalText | null;
  /** Other words by which people look for it, in any language. */
  synonyms: string[];
  /** Only leaves have parameters; in the order they are shown in. */
  attributes: { key: string; facet: 'range' | 'choice' | null; column: boolean }[];
}

export interface AttributeRecord {
  key: string;
  kind: AttributeDefinition['kind'];
  unit: ParameterUnit;
  name: LocalText;
  options: { key: string; name: LocalText }[];
}

export interface ManufacturerRecord {
  slug: string;
  name: string;
  country: string | null;
  homepage: string | null;
  aliases: string[];
  description: LocalText | null;
  featured: boolean;
}

export interface ReferenceRecords {
  categories: CategoryRecord[];
  attributes: AttributeRecord[];
  manufacturers: ManufacturerRecord[];
  outlines: Outline[];
}
