import { endpoints } from '#src/api/cart-number.ts';
import type { RootState } from './store.ts';

export interface Counts {
  cartNum: number;
  rfqNum: number;
}

const none: Counts = { cartNum: 0, rfqNum: 0 };

const selectCountsAnswer = endpoints.getCartNumber.select();

/** Lines in the cart and on the quote list; both 0 when the call fails. */
export function selectCounts(state: RootState): Counts {
  const answer = selectCountsAnswer(state);
  return answer.isError ? none : (answer.data ?? none);
}
