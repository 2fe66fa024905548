/**
 * Part numbers as they are compared, in levels: as typed; by their code, which leaves out what nobody types twice alike; by their key,
 * which leaves out the signs that tell one part from another, too. `SMBJ6.5CA` and `SMBJ65CA` have one key and two codes: what has the
 * key alone is a question to ask, never an answer.
 */

const hyphens = /[\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** Upper case, without blanks and hyphens: the rule of the column `mpn_code`. */
export function partCode(text: string): string {
  return plain(text).replace(/[\s-]+/g, '');
}

/** Upper case, only A–Z and 0–9: the rule of the column `mpn_key`. */
export function partKey(text: string): string {
  return plain(text).replace(/[^A-Z0-9]+/g, '');
}

function plain(text: string): string {
  // Other letters keep their case, as the database has it.
  return text
    .normalize('NFKC')
    .replace(hyphens, '-')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/**
 * The code of a keyword; empty when it holds other than plain Latin letters, or nothing but signs. Such letters are words and units:
 * without them `конденсатор 100нФ` would be every number that begins with 100.
 */
export function typedPartCode(keyword: string): string {
  const text = keyword.replaceAll('™', '').normalize('NFKC');
  return /(?![A-Za-z])\p{L}|\p{M}/u.test(text) || partKey(text) === '' ? '' : partCode(text);
}

/** The key of a keyword; empty where its code is. */
export function typedPartKey(keyword: string): string {
  return partKey(typedPartCode(keyword));
}
