/** What the shop ships beside its own code, listed by `build/licences.ts`. */
declare module 'virtual:licences' {
  /** Address of the file with all texts. */
  export const textsPath: string;
  export const packages: readonly { name: string; version: string; licence: string }[];
}
