/** Vitest's global set-up: one shop is made and filled, and every journey that wants no other catalog opens a copy of it. */
import { filledShop, openShop } from './shop.ts';

export async function setup(): Promise<() => Promise<void>> {
  const shop = await openShop();
  await shop.stop();
  process.env[filledShop] = shop.dataDir;
  return () => shop.remove();
}
