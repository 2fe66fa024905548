/** What companies put behind their names, as `fold` has it: a maker is known with or without them. */

import { fold } from '#server/rules/fold.ts';

const legalForms = new Set(
  'inc incorporated corp corporation co company ltd limited llc plc gmbh ag kg kgaa bv nv sa sas sarl spa srl oy ab as kk pte pty sdn bhd ltda zrt ooo ооо ао the group holding holdings'.split(
    ' ',
  ),
);

/** Words of the trade; in a keyword they may name a kind of part as well. */
const tradeWords = new Set(
  'electronics electronic electro mechanics electromechanics elektronik electronique electronica components component semiconductor semiconductors semi devices technology technologies tech industry industries industrial international integrated manufacturing mfg solutions microelectronics microsystems systems system americas america usa us asia europe japan china taiwan korea va'.split(
    ' ',
  ),
);

/** Chinese and Japanese write them without a space. */
const endings = ['株式会社', '股份有限公司', '有限公司', '公司', '集团', '集團', '电子', '半导体', '科技'].map(fold);

/** Whether a folded word is one of a company's legal form: it never names a kind of part. */
export function isLegalForm(word: string): boolean {
  return legalForms.has(word);
}

export function isCompanyWord(word: string): boolean {
  return legalForms.has(word) || tradeWords.has(word);
}

/** A folded word without the company words that are written to it: `国巨股份有限公司` is `国巨`. */
export function withoutCompanyEnding(word: string): string {
  const ending = endings.find((one) => word.length > one.length && (word.endsWith(one) || word.startsWith(one)));
  if (ending === undefined) return word;
  return withoutCompanyEnding(word.endsWith(ending) ? word.slice(0, -ending.length) : word.slice(ending.length));
}
