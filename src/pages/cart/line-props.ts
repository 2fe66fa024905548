import type { CartLine } from '#contract/api/cart.ts';
import type { CartChange } from './use-cart-change.ts';

export interface LineProps {
  line: CartLine;
  currency: string;
  changes: CartChange;
}
