import { createHash } from 'node:crypto';
import type { Packaging } from '#contract/api/part.ts';

/** Letters that are not taken for digits or for each other. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const suffixes: Record<Packaging, string> = {
  cut_tape: 'CT',
  tape_and_reel: 'TR',
  custom_reel: 'CR',
  tube: 'TB',
  tray: 'TY',
  bulk: 'BK',
  bag: 'BG',
  box: 'BX',
  each: 'EA',
};

/** Order code of a part in one packaging: 40 bits of a hash of maker and part number, so it never changes: `7K3M-Q9XD-CT`. */
export function orderCode(maker: string, mpn: string, packaging: Packaging): string {
  const hash = createHash('sha256').update(`${maker}\n${mpn}`).digest().readBigUInt64BE();
  let code = '';
  for (let digit = 0n; digit < 8n; digit += 1n) code += alphabet[Number((hash >> (digit * 5n)) & 31n)] ?? '';
  return `${code.slice(0, 4)}-${code.slice(4)}-${suffixes[packaging]}`;
}
