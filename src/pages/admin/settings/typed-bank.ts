/** A bank account as it is typed: what is empty there is none of. */
import type { BankAccount } from '#contract/api/admin/settings.ts';
import { groupedIban } from '#contract/iban.ts';

export const bankFields = ['beneficiary', 'bank', 'iban', 'account', 'swift', 'address'] as const;
export type TypedBank = Record<(typeof bankFields)[number], string>;

export const emptyBank: TypedBank = { beneficiary: '', bank: '', iban: '', account: '', swift: '', address: '' };

export function typedBank({ iban, account, swift, ...rest }: BankAccount): TypedBank {
  return { ...rest, iban: iban === null ? '' : groupedIban(iban), account: account ?? '', swift: swift ?? '' };
}

const orNone = (text: string): string | null => text.trim() || null;

export function bankOf({ iban, account, swift, ...rest }: TypedBank): BankAccount {
  return { ...rest, iban: orNone(iban), account: orNone(account), swift: orNone(swift) };
}
