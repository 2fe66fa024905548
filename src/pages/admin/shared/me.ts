import { createContext, use } from 'react';
import type { OperatorMe } from '#contract/api/admin/people.ts';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import type { AdminTab } from './admin-path.ts';

type Scope = OperatorMe['scopes'][number];

/** Who is logged in here. */
export const MeContext = createContext<OperatorMe | null>(null);

const scopesOfTab: Record<AdminTab, readonly Scope[]> = {
  overview: ['overview'],
  orders: ['orders', 'shipping'],
  quotes: ['quotes'],
  customers: ['customers'],
  catalog: ['catalog'],
  coupons: ['content'],
  moderation: ['content'],
  messages: ['content'],
  site: ['content'],
  settings: ['settings'],
  mails: ['settings'],
  programs: ['people'],
  audit: ['settings'],
  people: ['people'],
  access: ['own'],
};

export function maySee(me: OperatorMe, tab: AdminTab): boolean {
  return scopesOfTab[tab].some((scope) => me.scopes.includes(scope));
}

/** Whether the role changes what a scope names; the store decides, and this spares buttons that it would refuse. */
export function useMayChange(): (scope: Scope) => boolean {
  const me = use(MeContext);
  return (scope) => me !== null && !me.read_only && me.scopes.includes(scope);
}

const stepsOfShipping: readonly AdminOrder['steps'][number][] = ['process', 'ship', 'deliver'];

/** Of the steps that an order allows, those that the role allows too. */
export function useSteps({ steps }: Pick<AdminOrder, 'steps'>): AdminOrder['steps'] {
  const mayChange = useMayChange();
  if (mayChange('orders')) return steps;
  return mayChange('shipping') ? steps.filter((step) => stepsOfShipping.includes(step)) : [];
}
