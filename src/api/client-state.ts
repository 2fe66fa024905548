import { createAction } from '@reduxjs/toolkit';
import type { LocaleKey } from '#contract/locale.ts';

/** What a call needs of the store's state; the store has more, and `api` never imports it. */
export interface ClientState {
  user: { token: string | null };
  cart: { key: string | null };
  visitor: { locale: LocaleKey; currency: string | null };
}

/** What is known of a call beside its answer. */
export interface CallMeta {
  /** The token that it was sent with: its refusal says nothing about another one. */
  token: string | null;
}

/** The server has given another token for the one that a call was sent with. */
export const tokenRenewed = createAction<{ former: string; token: string }>('user/tokenRenewed');
