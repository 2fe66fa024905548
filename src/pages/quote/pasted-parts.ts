import { typedPieces } from './typed-price.ts';

export interface PastedPart {
  mpn: string;
  quantity: number;
  manufacturer?: string;
}

export interface Pasted {
  parts: PastedPart[];
  /** Numbers of the lines that say no part and quantity. */
  bad: number[];
}

/** Reads a part per line: number, quantity and maybe manufacturer, apart by tab, semicolon, comma or spaces before the quantity. */
export function readPasted(text: string): Pasted {
  const pasted: Pasted = { parts: [], bad: [] };
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return;
    const part = readLine(line.trim());
    if (part) pasted.parts.push(part);
    else pasted.bad.push(index + 1);
  });
  return pasted;
}

function readLine(line: string): PastedPart | null {
  const separator = ['\t', ';', ','].find((one) => line.includes(one)) ?? /\s+(?=\d[\d.,' ]*$)/;
  const [mpn = '', pieces = '', manufacturer = ''] = line.split(separator).map((cell) => cell.trim());
  const quantity = typedPieces(pieces);
  if (mpn.length < 2 || mpn.length > 60 || quantity === null) return null;
  return { mpn, quantity, ...(manufacturer && { manufacturer: manufacturer.slice(0, 80) }) };
}
