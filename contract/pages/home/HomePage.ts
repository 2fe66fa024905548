import { getHome, hotProduct } from '#contract/api/catalog.ts';
import { movingFastRequest } from '#contract/requests/home-page.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

/** A block whose data fails is left out, so nothing here can be missing. */
export const calls: PageCalls = {
  first: (_, { want }) => {
    const home = want(getHome, {});
    void want(hotProduct, movingFastRequest);
    return home;
  },
};
