/**
 * A guest opens an order with its access key. It travels in the hash, which no server sees, and is kept per order,
 * so that the page opens again without the mail.
 */
const prefix = 'order-access:';
const pattern = /^#(ak_[A-Za-z0-9_-]{10,200})$/;

export function readAccessKey(orderNumber: string, hash: string, storage: Storage): string | null {
  const given = pattern.exec(hash)?.[1];
  if (given === undefined) return storage.getItem(prefix + orderNumber);
  keepAccessKey(orderNumber, given, storage);
  return given;
}

export function keepAccessKey(orderNumber: string, key: string, storage: Storage): void {
  storage.setItem(prefix + orderNumber, key);
}

/** Hash for a link to the order's pages; empty without a key. */
export function accessHash(key: string | null): string {
  return key === null ? '' : `#${key}`;
}
