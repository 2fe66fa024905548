/** Quantities as spreadsheets write them. */

/** Characters of a figure with its unit; longer texts are none. */
const longest = 40;
const plain = /^[~≈]?\s*([\d.,'\s\u00a0\u202f]*\d)(?:e([+-]?\d{1,2}))?\s*\p{L}*\.?$/iu;

/** How a column writes `1000`: whether its points and commas part thousands. */
export interface CountStyle {
  /** All figures end in the same row of zeros, as in `1.000` and `25.000` for 1 and 25 pieces. */
  hasZeroDecimals: boolean;
}

export function countStyle(texts: readonly string[]): CountStyle {
  const figures = texts.filter((text) => /\d/.test(text));
  const endings = new Set(figures.map((text) => /[.,](0+)\s*$/.exec(text)?.[1] ?? ''));
  return { hasZeroDecimals: figures.length > 1 && endings.size === 1 && !endings.has('') };
}

/** Pieces in a cell; a fraction is rounded up, since nobody sells half a part. Null for no figure. */
export function readCount(text: string, style: CountStyle = { hasZeroDecimals: false }): number | null {
  const found = text.length > longest ? null : plain.exec(text.normalize('NFKC').trim());
  if (!found) return null;
  const digits = (found[1] ?? '').replace(/['\s\u00a0\u202f]/g, '');
  const value = Number(pointed(digits, style)) * 10 ** Number(found[2] ?? 0);
  return Number.isFinite(value) && value <= 1_000_000_000 ? Math.ceil(Number(value.toPrecision(12))) : null;
}

/** The figure with a decimal point and nothing else. */
function pointed(digits: string, { hasZeroDecimals }: CountStyle): string {
  if (hasZeroDecimals) return digits.replace(/[.,](0+)$/, '').replace(/[.,]/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const sign = digits[last];
  if (sign === undefined) return digits;
  const isMixed = digits.includes('.') && digits.includes(',');
  const isThousands = !isMixed && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(digits);
  if (isThousands) return digits.replace(/[.,]/g, '');
  return `${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`;
}
