import type { OutputValue } from '#calculators/define.ts';

/** Words and numbers as they are; lists with spaces between. */
export function plainText(value: OutputValue): string {
  if (Array.isArray(value)) return value.map((one) => plainText(one)).join(' ');
  return typeof value === 'object' ? '' : String(value);
}
