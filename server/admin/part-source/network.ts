/** What places of lists may be reached: those outside alone, by the very address that was checked. */
import type { LookupFunction } from 'node:net';
import { addressIn, isPublicAddress, publicLookup } from '#server/webhook/public-address.ts';

export interface Network {
  /** Null where Node's own may find any address. */
  lookup: LookupFunction | null;
  /** Whether a web address may be called, as far as it tells without being looked up. */
  mayCall: (url: URL) => boolean;
}

export const outside: Network = {
  lookup: publicLookup,
  mayCall: (url) => {
    const address = addressIn(url);
    return url.protocol === 'https:' && (address === null || isPublicAddress(address));
  },
};

/** For tests alone: a server of their own on this machine. */
export const anywhere: Network = { lookup: null, mayCall: () => true };
