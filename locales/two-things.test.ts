/** Two things never share a word: an error and an inquiry, a rating and points, what is paid with and what is soldered. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languagesUnderTest } from './languages-under-test.ts';
import { readWords } from './read-words.ts';

type Term = Record<string, string>;
const glossary = JSON.parse(readFileSync(join(import.meta.dirname, 'glossary.json'), 'utf8')) as Term[]; // our own file
/** Names of the languages in the glossary where they are not those of the folders. */
const glossaryTags: Record<string, string> = { pt: 'pt-BR', es: 'es-MX', zh: 'zh-CN' };

function term(key: string, language: string): string {
  const found = glossary.find((one) => one['key'] === key)?.[glossaryTags[language] ?? language];
  if (found === undefined) throw new Error(`The glossary lacks ${key} in ${language}`);
  return found.replace(/\s*[（(].*/, '').toLocaleLowerCase(language);
}

describe.each(languagesUnderTest)('in %s', (language) => {
  const words = readWords(language);
  /** Keys whose texts say a term: at the beginning of a word, where the script has words. */
  const speaks = (keys: RegExp, said: string) => {
    const pattern = new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])${RegExp.escape(said)}`, 'u');
    return [...words]
      .filter(([key, text]) => keys.test(key) && pattern.test(text.replaceAll('\u00ad', '').toLocaleLowerCase(language)))
      .map(([key]) => key);
  };

  it('an error has another number than an inquiry', () => {
    const [error, inquiry] = [term('errorId', language), term('inquiryNumber', language)];
    expect(error).not.toBe(inquiry);
    expect(speaks(/^(?:mail:quote\.number|rfq:sent\.number)$/, inquiry)).toHaveLength(2);
    expect(speaks(/^common:failure\.reference$/, error)).toHaveLength(1);
    expect(speaks(/^(?:error:internal|common:failure)/, inquiry)).toEqual([]);
  });

  it('a rating is no points', () => {
    const points = term('loyaltyPoints', language);
    expect(term('rating', language)).not.toContain(points);
    expect(speaks(/^(?:review|part:rating|order:rate|account)/, points)).toEqual([]);
  });

  it('what is paid with is no board', () => {
    const [card, board] = [term('paymentCard', language), term('assembledBoard', language)];
    expect(card).not.toBe(board);
    expect(speaks(/^(?:payment|trade:payment|trade:events|mail:order)/, board)).toEqual([]);
    expect(speaks(/^(?:bom|home|tool:bom)/, card)).toEqual([]);
  });
});
