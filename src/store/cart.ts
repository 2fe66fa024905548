import { createSlice, isFulfilled, type PayloadAction } from '@reduxjs/toolkit';

interface CartState {
  key: string | null;
  /** How often the server gave a key: each time its cookie starts a new life. */
  keysGiven: number;
}

const initialState: CartState = { key: null, keysGiven: 0 };

function keyIn(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null || !('cart_key' in payload)) return null;
  return typeof payload.cart_key === 'string' ? payload.cart_key : null;
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartKeyDropped: (state) => {
      state.key = null;
    },
    /** Another window has this cart, or none any more. */
    cartKeyFound: (state, { payload }: PayloadAction<string | null>) => {
      state.key = payload;
    },
  },
  extraReducers: (build) => {
    build.addMatcher(isFulfilled, (state, action) => {
      const key = keyIn(action.payload);
      if (key === null) return;
      state.key = key;
      state.keysGiven += 1;
    });
  },
});

export const { cartKeyDropped, cartKeyFound } = cartSlice.actions;
