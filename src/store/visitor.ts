import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CurrencyCode, LocaleKey } from '#contract/locale.ts';

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
