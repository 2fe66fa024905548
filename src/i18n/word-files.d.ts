/** The files of `locales/`, listed by language by `build/word-files.ts`. */
declare module 'virtual:word-files' {
  interface List {
    /** `./cart.json` -> what fetches it. */
    files: Readonly<Record<string, () => Promise<Record<string, unknown>>>>;
  }
  export const lists: Readonly<Partial<Record<string, () => Promise<List>>>>;
}
