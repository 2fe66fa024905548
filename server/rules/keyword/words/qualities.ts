/** What engineers ask for without a figure, `low ESR` and `fast recovery`: the bound that the trade means by it, which the answer shows. */
import type { ParsedFilter } from '#contract/api/part.ts';
import { codeKey, fold } from '#server/rules/fold.ts';
import type { IntentCategory } from '#server/rules/keyword/intent-category.ts';
import { type Draft, type Place, addFilter, isFree } from '#server/rules/keyword/intent-draft.ts';
import type { Phrase } from '#server/rules/keyword/keyword-words.ts';
import qualities from './qualities.json' with { type: 'json' };
import { spellings, stemKey } from '#server/rules/word-stem.ts';

const asksByName = new Map(
  qualities.flatMap(({ names, asks }) =>
    names.flatMap((name) => [codeKey(name), ...spellings(fold(name)).map(stemKey)]).map((key): [string, ParsedFilter[]] => [key, asks]),
  ),
);

function asked({ code, stems }: Pick<Phrase, 'code' | 'stems'>): readonly ParsedFilter[] {
  return [code, ...stems].map((key) => asksByName.get(key)).find((asks) => asks !== undefined) ?? [];
}

/** Whether words are the name of such a property. */
export function isQuality(phrase: Pick<Phrase, 'code' | 'stems'>): boolean {
  return asked(phrase).length > 0;
}

/** Reads it into the draft where the category has the parameter; whether it does. */
export function takeQuality({ attributes }: IntentCategory, phrase: Phrase, place: Place, draft: Draft): boolean {
  const filter = asked(phrase).find(({ key }) => attributes.some((one) => one.key === key && one.facet !== null) && isFree(draft, key));
  if (!filter) return false;
  draft.values += 1;
  return addFilter(draft, place, filter);
}
