/** Values that stand within the name of a kind of part, `Treibertransistor für 5V Relais`, go behind it: only together do its words name the kind. */
import { readAskedQuantity } from './asked-quantity.ts';
import { longestPhrase, phraseOf } from './keyword-words.ts';
import { isKindName } from './option-names.ts';

/** The tokens with such values behind the name; the same tokens, in their order, where no name is interrupted. */
export function valuesAside(tokens: readonly string[]): readonly string[] {
  const isValue = tokens.map((token) => readAskedQuantity(token) !== null);
  for (const [from, token] of tokens.entries()) {
    if (isValue[from]) continue;
    const name = [token];
    const values: string[] = [];
    for (let at = from + 1; at < tokens.length && name.length < longestPhrase; at += 1) {
      const next = tokens[at] ?? '';
      if (isValue[at]) values.push(next);
      else name.push(next);
      const isInterrupted = values.length > 0 && !isValue[at];
      if (isInterrupted && isKindName(phraseOf(name)))
        return [...tokens.slice(0, from), ...name, ...values, ...valuesAside(tokens.slice(at + 1))];
    }
  }
  return tokens;
}
