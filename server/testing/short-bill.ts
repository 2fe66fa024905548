import type { ReadBom } from '#server/bom/read-bom.ts';

/** What each column of a bill was taken for, by its head; those left aside are not named. */
export function meanings({ columns }: ReadBom): Record<string, string> {
  return Object.fromEntries(columns.filter(({ meaning }) => meaning !== 'ignore').map(({ header, meaning }) => [header, meaning]));
}

/** What each line is, how many, and whether it is fitted. */
export function short({ lines }: ReadBom): string[] {
  return lines.map(
    ({ source, quantity, dnp }) => `${quantity} ${source.mpn ?? source.value ?? source.description ?? ''}${dnp ? ' –' : ''}`,
  );
}
