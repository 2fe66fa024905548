import * as z from 'zod/mini';
import type { EdgeContext } from './edge-env.ts';
import type { Assets } from './edge-options.ts';
import { readAsset } from './assets.ts';
import type { AskStore } from './store/upstream.ts';

const patience = 3_000;
const storeHealth = z.object({ reason: z.string() });

/** `GET /healthz`: 200 when a visitor would get a page with data, else 503 with the link of the chain that is broken. */
export function health(assets: Assets, askStore: AskStore) {
  return async (c: EdgeContext): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const reason = (await storeFault(c, askStore)) ?? (await appFault(c, assets));
    return reason === null ? c.json({ ok: true }) : c.json({ ok: false, reason }, 503);
  };
}

async function storeFault(c: EdgeContext, askStore: AskStore): Promise<string | null> {
  try {
    const answer = await askStore(c, '/healthz', patience);
    if (answer.ok) return null;
    const said = storeHealth.safeParse(await answer.json().catch(() => null)); // not JSON: it has no reason to give
    return said.success ? said.data.reason : `store answered ${answer.status}`;
  } catch {
    return 'store unreachable';
  }
}

async function appFault(c: EdgeContext, assets: Assets): Promise<string | null> {
  const shell = await readAsset(assets, '/index.html', c.req.url);
  const words = shell === null ? null : await c.get('wordReader').words(c.get('locale').words, c.req.url, shell);
  return words === null ? 'app missing' : null;
}
