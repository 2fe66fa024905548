/** A part's name and description in the visitor's language, composed from its category and parameters. */
import { packageName } from '#contract/package-name.ts';
import { marksOf } from '#contract/punctuation.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import { attributeText } from '#server/search/view/attribute-text.ts';
import type { AttributeEntry, CategoryEntry } from '#server/search/reference.ts';
import { isBarePackage, namedByTwo } from './part-patterns.ts';
import { type Speech, calledPart, isCount, spokenValues } from './speak-values.ts';

interface DescribedPart {
  package: string | null;
  attributes: Record<string, AttributeValue>;
  /** Language -> text; a text in the visitor's language goes before a composed one. */
  description: Record<string, string>;
}

/** What it is and the value it is chosen by: `Chip resistor, 10 kΩ`, `MOSFET, N-channel, 60 V`. */
export function composeName(speech: Speech, category: CategoryEntry, part: Pick<DescribedPart, 'attributes'>): string {
  const telling = spokenValues(speech, category, part.attributes, (attribute) => !isCount(attribute));
  return [calledPart(speech, category, part.attributes).name, ...telling.slice(0, namedByTwo.has(category.partClass) ? 2 : 1)].join(
    marksOf(speech.tag).separator,
  );
}

/** The operator's text, or what it is called, its telling values and package: `Chip resistor, 10 kΩ, ±1 %, 100 mW, 0603`. */
export function composeDescription(speech: Speech, category: CategoryEntry, part: DescribedPart): string {
  const given = part.description[speech.language];
  if (given !== undefined) return given;
  const housed = part.package === null || isBarePackage(part.package) ? '' : packageName(part.package, speech.tag);
  const sizes = new Set(housed.includes('×') ? housed.match(/[\d.,]+/g) : []);
  const isSaid = (attribute: AttributeEntry) =>
    attribute.unit === 'm' && sizes.has(digitsOf(speech, attribute, part.attributes[attribute.key]));
  const values = spokenValues(speech, category, part.attributes, (attribute) => !isSaid(attribute));
  // A text in the source language says more than a bare category name.
  const source = part.description['en'];
  if (source !== undefined && values.length === 0) return source;
  const { name } = calledPart(speech, category, part.attributes);
  return [name, ...values, ...(housed === '' ? [] : [housed])].join(marksOf(speech.tag).separator);
}

/** The digits of a length, as the name of a package would write them. */
function digitsOf(speech: Speech, attribute: AttributeEntry, value: AttributeValue | undefined): string {
  return typeof value === 'number' ? (/^[\d.,]+/.exec(attributeText(speech, attribute, value))?.[0] ?? '') : '';
}
