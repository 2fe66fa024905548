import { getCart } from '#contract/api/cart.ts';
import type { StartCalls } from '#contract/pages/page-calls.ts';

/** The page shows what is wrong itself: a cart is never a 404. */
export const own: StartCalls = (_, { want }) => void want(getCart, {});
