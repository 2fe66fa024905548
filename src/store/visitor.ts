import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CurrencyCode, LocaleKey } from '#contract/locale.ts';
import { endpoints } from '#src/api/visitor.ts';
import type { RootState } from './store.ts';

interface VisitorState {
  locale: LocaleKey;
  /** Chosen by the visitor; null leaves it to the locale. */
  currency: CurrencyCode | null;
  /** The foreign page that first led here, as the edge has kept it; empty when the visitor came on their own. */
  referrer: string;
}

const initialState: VisitorState = { locale: 'en', currency: null, referrer: '' };

export const visitorSlice = createSlice({
  name: 'visitor',
  initialState,
  reducers: {
    currencyChosen: (state, action: PayloadAction<CurrencyCode>) => {
      state.currency = action.payload;
    },
  },
});

export const { currencyChosen } = visitorSlice.actions;

const selectIpAnswer = endpoints.getIp.select();

/** The visitor's address on the network; empty when the look-up fails. */
export function selectIp(state: RootState): string {
  const answer = selectIpAnswer(state);
  return answer.isSuccess ? answer.data.ip : '';
}

export const selectLocaleKey = (state: RootState): LocaleKey => state.visitor.locale;
export const selectReferrer = (state: RootState): string => state.visitor.referrer;
