/** The number of a bank account by ISO 13616: capital letters and digits without blanks, two of them to check the rest. */

const form = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** As it is kept: people write it in groups of four. */
export const plainIban = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** As people read it: in groups of four. */
export const groupedIban = (iban: string): string => iban.match(/.{1,4}/g)?.join(' ') ?? '';

/** Whether the check digits fit (ISO 7064, MOD 97-10): one wrong sign, or two that changed places, never do. */
export function isIban(iban: string): boolean {
  if (!form.test(iban)) return false;
  // The first four go behind the rest, and letters count from A = 10.
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
