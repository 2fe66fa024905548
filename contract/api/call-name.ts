import type { AnyEndpoint } from './endpoint.ts';

/** One call with its request as a text, whatever the order of its fields: the edge marks an answer with it, the app asks for it. */
export function callName({ path }: AnyEndpoint, request: object): string {
  const fields = Object.entries(request).map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
  return `${path}?${fields.toSorted().join('&')}`;
}
