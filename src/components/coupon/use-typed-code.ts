import { useState } from 'react';

const storageKey = 'coupon-code';

/** What is typed as a coupon code: the same in cart and checkout, and there again after a reload. */
export function useTypedCode(): [code: string, setCode: (code: string) => void] {
  const [code, setState] = useState(() => sessionStorage.getItem(storageKey) ?? '');
  const setCode = (next: string) => {
    setState(next);
    if (next === '') sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, next);
  };
  return [code, setCode];
}
