import type { BankAccount } from '#contract/api/admin/settings.ts';
import type { TradeSettings } from '#server/kernel/trade-settings.ts';

/** Where money in a currency is transferred to: its own account, else the one for all others. */
export function accountFor({ bank, banks }: Pick<TradeSettings, 'bank' | 'banks'>, currency: string): BankAccount {
  return new Map<string, BankAccount>(Object.entries(banks)).get(currency) ?? bank;
}
