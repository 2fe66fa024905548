/** A part's values as they stand in its description: small terms, symbols of data sheets, and words beside values that could be taken for others. */
import type { PartClass } from '#contract/part-classes.ts';
import { marksOf } from '#contract/punctuation.ts';
import { withinSentence } from '#contract/within-sentence.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import { attributeText, isBound } from '#server/search/view/attribute-text.ts';
import type { AttributeEntry, CategoryAttribute, CategoryEntry } from '#server/search/reference.ts';
import { type View, inWords } from '#server/search/view/view.ts';
import { smallAdjective } from './german-adjectives.ts';
import { callings, classPatterns, named, phrases, symbols, unsaid } from './part-patterns.ts';

export type Speech = Pick<View, 'tag' | 'language' | 'say'>;
export type Values = Readonly<Record<string, AttributeValue>>;

interface Spoken {
  attribute: AttributeEntry;
  value: AttributeValue;
  text: string;
}

/** What a part is called: the option of the parameter that says it, else the name of its category's items. */
export function calledPart(speech: Speech, category: CategoryEntry, values: Values): { name: string; by: string | null } {
  for (const { attribute } of category.attributes) {
    const option = callings.includes(attribute.key) && attribute.options.find(({ key }) => key === values[attribute.key]);
    if (option) return { name: inWords(speech, option.names), by: attribute.key };
  }
  return { name: inWords(speech, category.itemNames), by: null };
}

/** The values of a part that tell it from others of its kind, in the order of its pattern, each as a piece of the sentence. */
export function spokenValues(
  speech: Speech,
  category: CategoryEntry,
  values: Values,
  isWanted: (attribute: AttributeEntry) => boolean,
): string[] {
  const { by, name } = calledPart(speech, category, values);
  const called = small(speech, name);
  const spoken = inOrder(category).flatMap(({ attribute }): Spoken[] => {
    const value = values[attribute.key];
    if (value === undefined || value === false || attribute.key === by || unsaid.has(`${attribute.key} ${String(value)}`)) return [];
    return isWanted(attribute) ? [{ attribute, value, text: value === true ? '' : within(speech, attribute, value) }] : [];
  });
  const isRepeated = (one: Spoken, index: number) =>
    typeof one.value === 'string' && (one.text === called || spoken.findIndex(({ text }) => text === one.text) < index);
  const once = spoken.filter((one, index) => !isRepeated(one, index));
  return once.map((one) => speak(speech, one, once, category.partClass));
}

function inOrder(category: CategoryEntry): CategoryAttribute[] {
  const pattern = classPatterns.get(category.partClass);
  if (!pattern) return category.attributes.filter(({ column }) => column);
  return pattern.flatMap((key) => category.attributes.find(({ attribute }) => attribute.key === key) ?? []);
}

/** A yes is said by the parameter's name, a count by its noun; equal values and memories have their names beside them. */
function speak(speech: Speech, { attribute, value, text }: Spoken, all: readonly Spoken[], partClass: PartClass | null): string {
  const { key } = attribute;
  const name = () => small(speech, inWords(speech, attribute.names));
  const labelled = () => `${name()}${marksOf(speech.tag).colon}${text}`;
  if (text === '') return name();
  const phrase = phrases[key];
  if (phrase !== undefined && typeof value === 'number') return speech.say(`phrase.${phrase}`, { count: value, value: text });
  if (isCount(attribute)) return isBound(attribute) ? `${name()} ${text}` : labelled();
  const symbol = symbols[`${partClass} ${key}`] ?? symbols[key];
  if (symbol !== undefined) return `${symbol}\u00a0${text}`;
  if (named.has(key) && typeof value === 'string') return labelled();
  const isAlike = all.filter((one) => one.text === text).length > 1;
  return attribute.unit === 'B' || isAlike || named.has(key) ? `${name()} ${text}` : text;
}

/** An option's name is a word of the sentence; a text is quoted as it is. */
function within(speech: Speech, attribute: AttributeEntry, value: AttributeValue): string {
  const text = attributeText(speech, attribute, value);
  return attribute.options.some(({ key }) => key === value) ? small(speech, text) : text;
}

function small({ tag }: Speech, label: string): string {
  return tag.startsWith('de') ? smallAdjective(label) : withinSentence(label, tag);
}

export function isCount({ kind, unit }: Pick<AttributeEntry, 'kind' | 'unit'>): boolean {
  return kind === 'number' && unit === '';
}
