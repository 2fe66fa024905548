import type { AnyEndpoint } from '#contract/api/endpoint.ts';

/** One call with its request as a text, whatever the order of its fields: the edge marks an answer with it, the app asks for it. */
export function callName({ path }: AnyEndpoint, request: object): string {
  const given = Object.entries(request).filter(([, value]) => value !== undefined);
  const fields = given.map(
    ([key, value]) => `${key}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
  );
  return `${path}?${fields.toSorted().join('&')}`;
}
