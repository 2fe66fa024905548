/** Keys of carts whose place another window's cart has taken: kept until the server has put both together, over a reload if need be. */

const storageKey = 'lost_carts';
const longest = 20;

export function lostCarts(): string[] {
  return (localStorage.getItem(storageKey) ?? '').split(' ').filter(Boolean);
}

function keep(keys: readonly string[]): void {
  if (keys.length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, keys.slice(-longest).join(' '));
}

export function rememberLostCart(key: string): void {
  keep([...lostCarts().filter((one) => one !== key), key]);
}

export function forgetLostCart(key: string): void {
  keep(lostCarts().filter((one) => one !== key));
}
