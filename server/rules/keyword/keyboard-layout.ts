/** What was typed with the keyboard still in the other layout, Russian for English or English for Russian. */

const english = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
/** Russian letters that one Latin letter stands for, and those. */
const cyrillic = 'абвгдезийклмнопрстуфхцэ';
const latin = 'abvgdeziiklmnoprstufhce';

function inPlaceOf(from: string, to: string, text: string): string {
  return [...text.toLowerCase()].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/** The texts that one of the other layout may have been; none where no letter would change. */
export function otherLayouts(text: string): string[] {
  const hasLatin = /[a-z]/i.test(text);
  const hasCyrillic = /\p{Script=Cyrillic}/u.test(text);
  if (hasLatin === hasCyrillic) return [];
  if (hasLatin) return [inPlaceOf(english, russian, text)];
  return [inPlaceOf(russian, english, text), inPlaceOf(cyrillic, latin, text)];
}
