import { createSlice, isRejectedWithValue, type PayloadAction } from '@reduxjs/toolkit';
import { isApiError } from '#src/api/api-error.ts';
import { type CallMeta, tokenRenewed } from '#src/api/client-state.ts';

export interface UserState {
  token: string | null;
  /** Whether the token outlives the browser's window. */
  isKept: boolean;
  /** The session is over, though nobody logged out in this window. */
  hasExpired: boolean;
  /** Display name of the last answer, kept over a reload: shown until the server answers again. */
  knownName: string;
}

const initialState: UserState = { token: null, isKept: true, hasExpired: false, knownName: '' };

/** Any call that its token no longer opens ends the session (`docs/api.md` section 3); trouble on the way or with the server does not. */
function isSessionEnd(action: unknown): action is { meta: { baseQueryMeta?: CallMeta } } {
  if (!isRejectedWithValue(action) || !isApiError(action.payload)) return false;
  return action.payload.code === 'auth_required' || action.payload.code === 'token_invalid';
}

interface Session {
  token: string;
  isKept: boolean;
}

export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    tokenGiven: {
      prepare: (token: string, isKept = true) => ({ payload: { token, isKept } }),
      reducer: (_, { payload }: PayloadAction<Session>) => ({ ...payload, hasExpired: false, knownName: '' }),
    },
    /** Another window logged in, or ended the session (null). */
    sessionFound: (state, { payload }: PayloadAction<Session | null>) => ({
      ...(payload ?? initialState),
      hasExpired: payload === null && (state.hasExpired || state.token !== null),
      knownName: '',
    }),
    loggedOut: () => initialState,
  },
  extraReducers: (build) => {
    build.addCase(tokenRenewed, (state, { payload }) => {
      if (state.token === payload.former) state.token = payload.token;
    });
    build.addMatcher(isSessionEnd, (state, { meta: { baseQueryMeta } }) => {
      if (baseQueryMeta && baseQueryMeta.token !== state.token) return; // another window has logged in meanwhile
      state.hasExpired ||= state.token !== null;
      state.token = null;
    });
  },
});

export const { tokenGiven, sessionFound, loggedOut } = userSlice.actions;
