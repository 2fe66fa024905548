/** A part's name and description in the visitor's language, composed from its category and parameters. */
import { packageName } from '#contract/package-name.ts';
import { marksOf } from '#contract/punctuation.ts';
import { withinSentence } from '#contract/within-sentence.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import { attributeText, isBound } from '#server/finding/attribute-text.ts';
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
  const telling = spokenValues(speech, category, part.attributes, (use) => !isCount(use)).slice(0, 1);
  return [inWords(speech, category.itemNames), ...telling].join(marksOf(speech.tag).separator);
}

/** The operator's text, or item name, table values and package: `Chip resistor, 10 kΩ, ±1 %, 100 mW, 0603`. */
export function composeDescription(speech: Speech, category: CategoryEntry, part: DescribedPart): string {
  const given = part.description[speech.language];
  if (given !== undefined) return given;
  const housed = part.package === null ? '' : packageName(part.package, speech.tag);
  const sizes = new Set(housed.includes('×') ? housed.match(/[\d.,]+/g) : []);
  const isSaid = ({ attribute }: Use) =>
    attribute.unit === 'm' && sizes.has(attributeNumber(speech, attribute, part.attributes[attribute.key]));
  const values = spokenValues(speech, category, part.attributes, (use) => !isSaid(use));
  // A text in the source language says more than a bare category name.
  const source = part.description['en'];
  if (source !== undefined && values.length === 0) return source;
  return [inWords(speech, category.itemNames), ...values, ...(housed === '' ? [] : [housed])].join(marksOf(speech.tag).separator);
}

type Use = CategoryAttribute;

/** The digits of a length, as the name of a package would write them. */
function attributeNumber(speech: Speech, attribute: Use['attribute'], value: AttributeValue | undefined): string {
  return typeof value === 'number' ? (/^[\d.,]+/.exec(attributeText(speech, attribute, value))?.[0] ?? '') : '';
}

interface Spoken {
  use: Use;
  text: string;
}

/** The values as they stand in a sentence: names small where the language wants it, and beside each value that could be taken for another. */
function spokenValues(
  speech: Speech,
  category: CategoryEntry,
  attributes: DescribedPart['attributes'],
  isWanted: (use: Use) => boolean,
): string[] {
  const spoken = category.attributes.flatMap((use): Spoken[] => {
    const value = attributes[use.attribute.key];
    if (!use.column || value === undefined || value === false || !isWanted(use)) return [];
    return [{ use, text: value === true ? '' : within(speech, use.attribute, value) }];
  });
  return spoken.map((one) => speak(speech, one, spoken));
}

/** A yes is said by the parameter's name; a number without a unit, a memory and one of two equal values need the name beside them. */
function speak(speech: Speech, { use: { attribute }, text }: Spoken, all: readonly Spoken[]): string {
  const name = withinSentence(inWords(speech, attribute.names), speech.tag);
  const { colon } = marksOf(speech.tag);
  if (text === '') return name;
  if (isCount({ attribute })) return `${name}${isBound(attribute) ? ' ' : colon}${text}`;
  const isAlike = all.filter((one) => one.text === text).length > 1;
  return attribute.unit === 'B' || isAlike ? `${name} ${text}` : text;
}

/** An option's name is a word of the sentence; a text is quoted as it is. */
function within(speech: Speech, attribute: Use['attribute'], value: AttributeValue): string {
  const text = attributeText(speech, attribute, value);
  return attribute.options.some(({ key }) => key === value) ? withinSentence(text, speech.tag) : text;
}

function isCount({ attribute: { kind, unit } }: Pick<Use, 'attribute'>): boolean {
  return kind === 'number' && unit === '';
}
