/** What was typed with the keyboard still in the other layout, Russian for English or English for Russian. */

const english = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const sounds: Readonly<Record<string, string>> = Object.fromEntries(
  [...'абвгдезийклмнопрстуфхцэ'].map((letter, place) => [letter, 'a b v g d e z i i k l m n o p r s t u f h c e'.split(' ')[place] ?? '']),
);

function typedOn(from: string, to: string, text: string): string {
  return [...text.toLowerCase()].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/** The texts that one of the other layout may have been; none where no letter would change. */
export function otherLayouts(text: string): string[] {
  const hasLatin = /[a-z]/i.test(text);
  const hasCyrillic = /\p{Script=Cyrillic}/u.test(text);
  if (hasLatin === hasCyrillic) return [];
  if (hasLatin) return [typedOn(english, russian, text)];
  const spelled = [...text.toLowerCase()].map((letter) => sounds[letter] ?? letter).join('');
  return [typedOn(russian, english, text), spelled];
}
