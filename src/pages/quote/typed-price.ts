import { readPieces } from '#src/components/read-pieces.ts';

/** A price per piece as somebody types it, as the contract wants it; null when it is none. Comma and point both mark decimals. */
export function typedPrice(text: string): string | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,6})?$/.test(plain) && Number(plain) > 0 ? plain : null;
}

const mostPieces = 1_000_000_000;

/** A number of pieces as somebody types it; null when it is none. */
export function typedPieces(text: string): number | null {
  return readPieces(text, mostPieces);
}
