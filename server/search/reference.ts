/** What changes rarely and is needed by every answer: categories, parameters, makers, outlines, rates. */
import type { AttributeDefinition, Manufacturer, Outline, ParsedFilter } from '#contract/api/part.ts';
import type { PartClass } from '#contract/part-classes.ts';
import type { ParameterUnit } from '#contract/units.ts';
import type { PictureRow } from '#server/image/picture-address.ts';

/** Language -> text. */
export type Texts = Partial<Record<string, string>>;

export interface OptionEntry {
  id: number;
  key: string;
  names: Texts;
}

export interface AttributeEntry {
  id: number;
  key: string;
  kind: AttributeDefinition['kind'];
  unit: ParameterUnit;
  names: Texts;
  options: OptionEntry[];
}

export interface CategoryAttribute {
  attribute: AttributeEntry;
  facet: 'range' | 'choice' | null;
  column: boolean;
  position: number;
}

export interface CategoryEntry {
  id: number;
  slug: string;
  parentId: number | null;
  /** Ids from the root to itself. */
  path: number[];
  position: number;
  defaultSort: string;
  /** Its own, or that of the nearest category above which has one; null where none has. */
  partClass: PartClass | null;
  /** Other words by which people look for it, in any language. */
  synonyms: string[];
  picture: PictureRow | null;
  names: Texts;
  itemNames: Texts;
  descriptions: Texts;
  /** By position; only leaves have some. */
  attributes: CategoryAttribute[];
  children: CategoryEntry[];
  /** Ids of itself and everything below. */
  family: number[];
}

export interface ManufacturerEntry {
  id: number;
  slug: string;
  name: string;
  country: string | null;
  homepage: string | null;
  aliases: string[];
  descriptions: Texts;
  featured: Manufacturer['featured'];
  logo: PictureRow | null;
}

/** How many visible parts a maker has in a category and package. */
export interface CensusRow {
  categoryId: number;
  manufacturerId: number;
  package: string | null;
  packageId: string | null;
  count: number;
}

/** The parts that a component guide is about, as its author chose them. */
export interface GuideEntry {
  category: CategoryEntry;
  filters: ParsedFilter[];
}

export interface Reference {
  categories: Map<number, CategoryEntry>;
  categoryBySlug: Map<string, CategoryEntry>;
  /** The one that is of the class itself, not by what it lies in. */
  categoryByClass: Map<PartClass, CategoryEntry>;
  /** Top level, by position. */
  roots: CategoryEntry[];
  attributes: Map<number, AttributeEntry>;
  attributeByKey: Map<string, AttributeEntry>;
  manufacturers: Map<number, ManufacturerEntry>;
  /** By the slugs of merged makers, too. */
  manufacturerBySlug: Map<string, ManufacturerEntry>;
  outlines: Map<string, Outline>;
  /** Units of a currency for one of the base currency, in millionths. */
  rates: Map<string, number>;
  /** Exchanged for a newer one as long as that has the same kinds of rows, if other counts; for other kinds there is a new copy of all. */
  census: CensusRow[];
  /** Ids of the makers that a supplier delivers, by its slug. */
  suppliers: Map<string, number[]>;
  guides: Map<string, GuideEntry>;
}

export function isLeaf(category: CategoryEntry | null): category is CategoryEntry {
  return category !== null && category.children.length === 0;
}
