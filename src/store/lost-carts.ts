/** Keys of carts whose place another window's cart has taken: kept until the server has put both together, over a reload if need be. */

/** Each key is an entry of its own: windows that write at the same moment would overwrite a common one. */
const prefix = 'lost_cart:';
const most = 20;

export function lostCarts(): string[] {
  return Object.keys(localStorage).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}

export function rememberLostCart(key: string): void {
  if (lostCarts().length < most) localStorage.setItem(prefix + key, '');
}

export function forgetLostCart(key: string): void {
  localStorage.removeItem(prefix + key);
}
