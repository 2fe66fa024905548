import type { LocaleKey } from '#contract/locale.ts';

/** What a call needs of the store's state; the store has more, and `api` never imports it. */
export interface ClientState {
  user: { token: string | null };
  cart: { key: string | null };
  visitor: { locale: LocaleKey; currency: string | null };
}
