/** One form of a word: the whole, or what words begin with. */
export interface WordForm {
  text: string;
  isBeginning: boolean;
}

/** Asks for parts that have a form of each word. Words are those of `search-words.ts`: letters, digits and points, folded. */
export type WordQuery = readonly (readonly WordForm[])[];
