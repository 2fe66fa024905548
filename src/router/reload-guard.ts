/** Keeps the app from reloading itself in a circle: at most one automatic reload in 10 s. */

const key = 'reload-guard';
const guardMilliseconds = 10_000;

/** True when a reload may happen now; remembers that it does. */
export function mayReload(storage: Storage, now: number): boolean {
  const last = Number(storage.getItem(key) ?? 0);
  if (last > 0 && now - last < guardMilliseconds) return false;
  storage.setItem(key, String(now));
  return true;
}

const codeKey = 'reload-guard-build';
const build = String(import.meta.env['VITE_BUILD_ID'] ?? '');

/** The same for code that cannot be fetched, and once for each build: what a reload did not bring the next would not. Never offline, where it would lose the page. */
export function mayReloadForCode(storage: Storage, now: number): boolean {
  if (!navigator.onLine || storage.getItem(codeKey) === build || !mayReload(storage, now)) return false;
  storage.setItem(codeKey, build);
  return true;
}
