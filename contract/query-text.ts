/** The query of an address, for functions that browser and edge share: what `URLSearchParams` can do on both. */
export interface QueryText extends Iterable<[name: string, value: string]> {
  get: (name: string) => string | null;
}

/** Pairs as a query without its question mark; commas, slashes and colons stay readable. */
export function writeQuery(pairs: readonly (readonly [name: string, value: string])[]): string {
  return pairs.map(([name, value]) => `${name}=${readable(value)}`).join('&');
}

function readable(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replace(/%(2C|2F|3A)/g, decodeURIComponent);
}
