/** Why a part was found for a row, in words of the caller's language: what is equal, what is better, and what was left to the shop. */
import type { BomReason } from '#contract/api/bom.ts';
import { attributeText } from '#server/search/view/attribute-text.ts';
import type { ParameterValue } from '#server/search/part-index.ts';
import type { AttributeEntry } from '#server/search/reference.ts';
import { type View, inWords } from '#server/search/view/view.ts';
import { ratingsOf } from './by-value.ts';
import { reason } from './candidate.ts';
import type { Stated, StatedReading } from './stated-conditions.ts';

/** What a part has, by attribute id. */
export type HeldValues = ReadonlyMap<number, ParameterValue>;

function heldText(view: View, attribute: AttributeEntry, { low, high, optionId }: ParameterValue): string {
  const option = attribute.options.find(({ id }) => id === optionId);
  if (option) return inWords(view, option.names);
  if (attribute.kind === 'range' && low !== null && high !== null) return attributeText(view, attribute, [low, high]);
  return attributeText(view, attribute, attribute.kind === 'boolean' ? low === 1 : (low ?? 0));
}

/** What a part has of a parameter, in words; a dash where that is not known. */
export function heldWords(view: View, values: HeldValues, attribute: AttributeEntry): string {
  const held = values.get(attribute.id);
  return held ? heldText(view, attribute, held) : '–';
}

/** What a row says of a parameter, as the shop writes it. */
export function statedText(view: View, { use: { attribute }, value }: Stated): string {
  if (typeof value === 'object') return attributeText(view, attribute, [...value]);
  return attributeText(view, attribute, value);
}

function isEqual(attribute: AttributeEntry, { low, high, optionId }: ParameterValue, stated: Stated['value']): boolean {
  if (typeof stated === 'string') return attribute.options.some(({ id, key }) => id === optionId && key === stated);
  if (typeof stated === 'object') return low === stated[0] && high === stated[1];
  return attribute.kind === 'range' || (low !== null && Math.abs(low - stated) <= Math.abs(stated) * 1e-9);
}

/** What weighs most first: the value, what is better than asked, what was not said. */
export function explainPart(view: View, values: HeldValues, { category, stated, unread }: StatedReading): BomReason[] {
  const compared = stated.flatMap((one) => {
    const { attribute } = one.use;
    const held = values.get(attribute.id);
    if (!held) return [];
    const told = { name: inWords(view, attribute.names), stated: statedText(view, one), taken: heldText(view, attribute, held) };
    return [reason(isEqual(attribute, held, one.value) ? 'equal' : 'better', told)];
  });
  const said = new Set(stated.map(({ use }) => use.attribute.key));
  const open = ratingsOf(category.partClass).flatMap((key) => {
    const use = said.has(key) ? undefined : category.attributes.find(({ attribute }) => attribute.key === key);
    const held = use && values.get(use.attribute.id);
    return use && held
      ? [reason('not_stated', { name: inWords(view, use.attribute.names), taken: heldText(view, use.attribute, held) })]
      : [];
  });
  return [...compared, ...open, ...unread.map((text) => reason('not_compared', { stated: text }))];
}
