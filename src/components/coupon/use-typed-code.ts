import { useState } from 'react';
import { couponCode } from '#contract/api/coupon.ts';

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

/** What is wrong with a typed code before the shop is asked; null when it can be asked. */
export function codeFault(code: string): 'required' | 'length' | null {
  if (code.trim() === '') return 'required';
  return couponCode.safeParse(code).success ? null : 'length';
}
