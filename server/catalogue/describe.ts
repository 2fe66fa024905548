/** A part's name and description in the visitor's language, composed from its category and parameters. */
import { packageName } from '#contract/package-name.ts';
import { marksOf } from '#contract/punctuation.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import { attributeText } from '#server/finding/attribute-text.ts';
import type { CategoryAttribute, CategoryEntry } from '#server/finding/reference.ts';
import { type View, inWords } from '#server/finding/view.ts';

type Speech = Pick<View, 'tag' | 'language' | 'say'>;

interface DescribedPart {
  package: string | null;
  attributes: Record<string, AttributeValue>;
  /** Language -> text; a text in the visitor's language goes before a composed one. */
  description: Record<string, string>;
}

/** What it is and the value it is chosen by: `Chip resistor, 10 kΩ`. */
export function composeName(speech: Speech, category: CategoryEntry, part: Pick<DescribedPart, 'attributes'>): string {
  const telling = spokenValues(speech, category, part.attributes, ({ attribute }) => !isCount(attribute)).slice(0, 1);
  return [inWords(speech, category.itemNames), ...telling].join(marksOf(speech.tag).separator);
}

/** The operator's text, or item name, table values and package: `Chip resistor, 10 kΩ, ±1 %, 100 mW, 0603`. */
export function composeDescription(speech: Speech, category: CategoryEntry, part: DescribedPart): string {
  const given = part.description[speech.language];
  if (given !== undefined) return given;
  const values = spokenValues(speech, category, part.attributes, () => true);
  // A text in the source language says more than a bare category name.
  const source = part.description['en'];
  if (source !== undefined && values.length === 0) return source;
  const packages = part.package === null ? [] : [packageName(part.package, speech.tag)];
  return [inWords(speech, category.itemNames), ...values, ...packages].join(marksOf(speech.tag).separator);
}

type Use = CategoryAttribute;

function spokenValues(
  speech: Speech,
  category: CategoryEntry,
  attributes: DescribedPart['attributes'],
  isWanted: (use: Use) => boolean,
): string[] {
  return category.attributes.flatMap((use) => {
    const value = attributes[use.attribute.key];
    if (!use.column || value === undefined || !isWanted(use)) return [];
    return speak(speech, use, value) ?? [];
  });
}

/** A yes is said by the parameter's name, a no not at all; a number without a unit needs the name beside it. */
function speak(speech: Speech, { attribute }: Use, value: AttributeValue): string | null {
  const name = inWords(speech, attribute.names);
  if (typeof value === 'boolean') return value ? name : null;
  const text = attributeText(speech, attribute, value);
  return isCount(attribute) ? `${name}${marksOf(speech.tag).colon}${text}` : text;
}

function isCount({ kind, unit }: Use['attribute']): boolean {
  return kind === 'number' && unit === '';
}
