import { readQuantity } from '#src/pages/tool/typed/read-quantity.ts';

/** ± share from a text in percent; null when it is none. */
export function readShare(text: string | undefined, usual: number, tag: string): number | null {
  if (text === undefined) return usual;
  const read = readQuantity(text, '1', '%', tag);
  return read.ok && read.value >= 0 && read.value < 1 ? read.value : null;
}
