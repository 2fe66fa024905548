/** The marks that stand between items and after labels, as each language writes them. */
interface Marks {
  /** Between items of a list without an "and". */
  separator: string;
  /** Between names and codes that stand side by side. */
  pause: string;
  /** Between a label and its value. */
  colon: string;
  /** Between the ends of a range; no line ends there. */
  range: string;
}

const usual: Marks = { separator: ', ', pause: ', ', colon: ': ', range: '\u00a0…\u00a0' };
const own: Readonly<Record<string, Marks>> = {
  fr: { ...usual, colon: '\u00a0: ' },
  ru: { ...usual, range: '\u2060…\u2060' },
  ja: { separator: '、', pause: '、', colon: '：', range: '\u2060〜\u2060' },
  zh: { separator: '，', pause: '、', colon: '：', range: '\u2060～\u2060' },
};

/** The marks of the language of a BCP 47 tag. */
export function marksOf(tag: string): Marks {
  return own[tag.split('-')[0] ?? ''] ?? usual;
}
