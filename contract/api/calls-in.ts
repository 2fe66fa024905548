import type { AnyEndpoint } from './endpoint.ts';

export function isCall(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'method' in value;
}

/** The calls that files of the contract declare, each once. */
export function callsIn(modules: readonly object[]): AnyEndpoint[] {
  return [...new Set(modules.flatMap((module) => Object.values(module)).filter(isCall))];
}
