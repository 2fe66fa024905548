/** The marks that stand between items and after labels, as each language writes them. */
interface Marks {
  /** Between items of a list without an "and". */
  separator: string;
  /** Between a label and its value. */
  colon: string;
}

const usual: Marks = { separator: ', ', colon: ': ' };
const own: Readonly<Record<string, Marks>> = {
  fr: { separator: ', ', colon: '\u00a0: ' },
  ja: { separator: '、', colon: '：' },
  zh: { separator: '，', colon: '：' },
};

/** The marks of the language of a BCP 47 tag. */
export function marksOf(tag: string): Marks {
  return own[tag.split('-')[0] ?? ''] ?? usual;
}
