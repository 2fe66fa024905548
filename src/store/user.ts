import { createSlice, isRejectedWithValue, type PayloadAction } from '@reduxjs/toolkit';
import type { UserInfo } from '#contract/api/user-info.ts';
import { isApiError } from '#src/api/api-error.ts';
import { endpoints } from '#src/api/user.ts';
import type { RootState } from './store.ts';

export interface UserState {
  token: string | null;
  /** Whether the token outlives the browser's window. */
  isKept: boolean;
  /** The server ended the last session; nobody logged out. */
  hasExpired: boolean;
}

const initialState: UserState = { token: null, isKept: true, hasExpired: false };

/** Any call that the token no longer opens ends the session (`docs/api.md` section 3). */
function isSessionEnd(action: unknown): boolean {
  if (!isRejectedWithValue(action) || !isApiError(action.payload)) return false;
  return action.payload.code === 'auth_required' || action.payload.code === 'token_invalid';
}

export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    tokenGiven: {
      prepare: (token: string, isKept = true) => ({ payload: { token, isKept } }),
      reducer: (_, { payload }: PayloadAction<{ token: string; isKept: boolean }>) => ({ ...payload, hasExpired: false }),
    },
    loggedOut: () => initialState,
  },
  extraReducers: (build) => {
    build
      .addMatcher(isSessionEnd, (state) => {
        state.hasExpired ||= state.token !== null;
        state.token = null;
      })
      .addMatcher(endpoints.getUserInfo.matchRejected, (state, { meta }) => {
        if (!meta.condition) state.token = null; // requirements, section 8; `condition` means the answer was already there
      });
  },
});

export const { tokenGiven, loggedOut } = userSlice.actions;

const selectUserAnswer = endpoints.getUserInfo.select();

export const selectIsLoggedIn = (state: RootState): boolean => state.user.token !== null;
export const selectHasExpired = (state: RootState): boolean => state.user.hasExpired;

/** The account that the token belongs to; null for an anonymous visitor and until the answer is there. */
export function selectUser(state: RootState): UserInfo | null {
  return selectIsLoggedIn(state) ? (selectUserAnswer(state).data ?? null) : null;
}

/** First name plus last name (requirements, section 3). */
export function selectDisplayName(state: RootState): string {
  const user = selectUser(state);
  return user ? `${user.first_name} ${user.last_name}`.trim() : '';
}
