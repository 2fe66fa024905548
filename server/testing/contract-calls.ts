/** Every call of the contract, read from its files, so that a test that walks them forgets none. */
import { readdirSync } from 'node:fs';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';

const folder = new URL('../../contract/api/', import.meta.url);
const modules: Record<string, unknown>[] = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => import(new URL(name, folder).href)),
);

function isCall(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'method' in value;
}

/** Each once, though some files hand others on. */
export const contractCalls: AnyEndpoint[] = [...new Set(modules.flatMap((module) => Object.values(module)).filter(isCall))];

/** Such as `order/checkout`. */
export const nameOf = ({ path }: Pick<AnyEndpoint, 'path'>): string => path.replace('/api/store/', '');
