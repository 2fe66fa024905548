import { buildPath } from '#contract/routes/build-path.ts';

/** Where a guest asks for a fresh link; the number that they have tried stands there already. */
export function findOrderPath(number: string): string {
  return `${buildPath('order-find')}${number === '' ? '' : `?${new URLSearchParams({ number }).toString()}`}`;
}
