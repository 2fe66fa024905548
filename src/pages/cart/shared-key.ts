/** The key of a shared cart in the address's hash, where no server sees it; null where there is none. */
export function readSharedKey(hash: string): string | null {
  return /^#shared=([A-Za-z0-9_-]{20,80})$/.exec(hash)?.[1] ?? null;
}
