/** A part's name and description in the visitor's language, composed from its category and parameters. */
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

const separators: Record<View['language'], string> = { en: ', ', de: ', ', ja: '、' };

/** What it is and the value it is chosen by: `Chip resistor, 10 kΩ`. */
export function composeName(speech: Speech, category: CategoryEntry, part: Pick<DescribedPart, 'attributes'>): string {
  const [first] = spokenValues(speech, category, part.attributes);
  return [inWords(speech, category.itemNames), ...(first === undefined ? [] : [first])].join(separators[speech.language]);
}

/** The operator's text, or item name, table values and package: `Chip resistor, 10 kΩ, ±1 %, 0.1 W, 0603`. */
export function composeDescription(speech: Speech, category: CategoryEntry, part: DescribedPart): string {
  const own = part.description[speech.language];
  if (own !== undefined) return own;
  const values = spokenValues(speech, category, part.attributes);
  // A text in the source language says more than a bare category name.
  const source = part.description['en'];
  if (source !== undefined && values.length === 0) return source;
  const packages = part.package === null ? [] : [part.package];
  return [inWords(speech, category.itemNames), ...values, ...packages].join(separators[speech.language]);
}

function spokenValues(speech: Speech, category: CategoryEntry, attributes: DescribedPart['attributes']): string[] {
  return category.attributes.flatMap((use) => {
    const value = attributes[use.attribute.key];
    const spoken = use.column && value !== undefined ? speak(speech, use, value) : null;
    return spoken === null ? [] : [spoken];
  });
}

/** A yes is said by the parameter's name, a no not at all. */
function speak(speech: Speech, { attribute }: CategoryAttribute, value: AttributeValue): string | null {
  if (typeof value === 'boolean') return value ? inWords(speech, attribute.names) : null;
  return attributeText(speech, attribute, value);
}
