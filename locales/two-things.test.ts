/** Two things never share a word: an error and an inquiry, a rating and points, what is paid with and what is soldered. */
import { describe, expect, it } from 'vitest';
import { glossaryTerm } from './glossary.ts';
import { languagesUnderTest } from './languages-under-test.ts';
import { readWords } from './read-words.ts';

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
    const [error, inquiry] = [glossaryTerm('errorId', language), glossaryTerm('inquiryNumber', language)];
    expect(error).not.toBe(inquiry);
    expect(speaks(/^(?:mail:quote\.number|rfq:sent\.number)$/, inquiry)).toHaveLength(2);
    expect(speaks(/^common:failure\.reference$/, error)).toHaveLength(1);
    expect(speaks(/^(?:error:internal|common:failure)/, inquiry)).toEqual([]);
  });

  it('a rating is no points', () => {
    const points = glossaryTerm('loyaltyPoints', language);
    expect(glossaryTerm('rating', language)).not.toContain(points);
    expect(speaks(/^(?:review|part:rating|order:rate|account)/, points)).toEqual([]);
  });

  it('what is paid with is no board', () => {
    const [card, board] = [glossaryTerm('paymentCard', language), glossaryTerm('assembledBoard', language)];
    expect(card).not.toBe(board);
    expect(speaks(/^(?:payment|trade:payment|trade:events|mail:order)/, board)).toEqual([]);
    expect(speaks(/^(?:bom|home|tool:bom)/, card)).toEqual([]);
  });
});

/** Registered one by one at a tax office, so no paper of a shop that may sit abroad is one. */
it.each([
  ['ru', /сч[её]та?-фактур|сч[её]т[а-я]{1,3}-фактур/iu],
  ['pt', /nota fiscal/iu],
  ['es', /(?<!no es )CFDI/u],
  ['tr', /irsaliye/iu],
  ['zh', /增值税发票|红字发票/u],
])('no word of %s promises a form of a tax office', (language, form) => {
  expect([...readWords(language)].filter(([, text]) => form.test(text))).toEqual([]);
});
