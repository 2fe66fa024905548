import { calls } from '#contract/api/calls.ts';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';

/** Every call of the contract, so that a test that walks them forgets none. */
export const contractCalls: readonly AnyEndpoint[] = calls;

/** Such as `order/checkout`. */
export const nameOf = ({ path }: Pick<AnyEndpoint, 'path'>): string => path.replace('/api/store/', '');
