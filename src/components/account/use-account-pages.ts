import { accountPages } from './account-pages.ts';
import { useAsksQuotes } from '#src/components/quote/use-asks-quotes.ts';

/** What the account's menu leads to: no quotes where the shop gives none. Old ones stay at their address and on the overview. */
export function useAccountPages(): readonly (typeof accountPages)[number][] {
  const asksQuotes = useAsksQuotes();
  return asksQuotes ? accountPages : accountPages.filter(({ path }) => path !== '/user/quote');
}
