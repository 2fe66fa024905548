/** What keywords are read by: the categories with their names, parameters and packages, and the makers. */
import type { PartClass } from '#contract/part-classes.ts';
import type { LabelledAttribute } from './value-labels.ts';

export interface IntentAttribute extends LabelledAttribute {
  /** How the category narrows by it; null is not searched. */
  facet: 'range' | 'choice' | null;
}

export interface IntentCategory {
  slug: string;
  partClass: PartClass | null;
  /** Folded names in all languages of the category and of each above it. */
  names: (readonly string[])[];
  /** In the order of the table's columns. */
  attributes: IntentAttribute[];
  /** Package names that occur. */
  packages: string[];
}

export interface IntentCatalog {
  categories: IntentCategory[];
  /** Stems of the words that names of several categories have (`sharedWords`). */
  shared: ReadonlySet<string>;
  /** Slug and `codeKey`-ed names and aliases. */
  manufacturers: { slug: string; names: string[] }[];
}
