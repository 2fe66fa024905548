import { daySeconds } from '#contract/durations.ts';
import type { EdgeContext } from './edge-env.ts';
import type { Assets } from './edge-options.ts';

/** Files of the build that are ours to read, not a visitor's to open. */
const internal = ['/index.html', '/edge-manifest.json', '/builds/history.json', '/.assetsignore'];

function isInternal(path: string): boolean {
  return internal.includes(path) || path.startsWith('/edge-words/');
}

/** True when the path is written like a file's, not like a page's. */
export function namesFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path) && !isInternal(path);
}

/** A built file. Names under `/assets/` carry a hash of their content, so those never change. Null when there is no such file. */
export async function assetAnswer(c: EdgeContext, assets: Assets): Promise<Response | null> {
  const { pathname } = new URL(c.req.url);
  if (isInternal(pathname)) return null;
  const file = await assets.fetch(c.req.raw);
  if (!file.ok && file.status !== 304 && file.status !== 416) return null;
  const answer = new Response(file.body, file); // a platform's answer may be read-only
  answer.headers.set('Cache-Control', cacheRule(pathname));
  return answer;
}

function cacheRule(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (path === '/sw.js' || path === '/offline.json') return 'no-cache';
  return path.startsWith('/builds/') ? 'no-store' : `public, max-age=${daySeconds}`;
}

/** The text of a built file, or null when it cannot be read. */
export async function readAsset(assets: Assets, path: string, origin: string): Promise<string | null> {
  try {
    const file = await assets.fetch(new Request(new URL(path, origin)));
    return file.ok ? await file.text() : null;
  } catch {
    return null; // the caller answers 503, or goes without
  }
}
