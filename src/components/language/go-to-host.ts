/** Leaves for another host of the shop once what is under way has arrived; one that shares no cookies with this gets log-in and cart by a code. */
import { api } from '#src/api/base.ts';
import { endpoints } from '#src/api/handover.ts';
import { withHandover } from '#src/store/handover-mark.ts';
import { sharesCookies } from './shares-cookies.ts';
import type { AppDispatch, RootState } from '#src/store/store.ts';

export function goToHost(href: string, leave: (address: string) => void) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    // What was just put into the cart arrives first: a guest's cart has no name before its answer.
    await Promise.all(dispatch(api.util.getRunningMutationsThunk()));
    if (sharesCookies(new URL(href).hostname)) return leave(href);
    const { isKept } = getState().user;
    const { data } = await dispatch(endpoints.beginHandover.initiate({ host: new URL(href).hostname }));
    // Without a code the language is still what was asked for.
    leave(data ? withHandover(href, { code: data.code, isKept }) : href);
  };
}
