import { sql } from 'drizzle-orm';
import type { StoreApp, StoreDeps } from './call.ts';

/** `GET /healthz`: 200 when the database answers, else 503 with the reason. Not part of the public contract; the edge asks it. */
export function registerHealthRoute(app: StoreApp, { db, log }: StoreDeps): void {
  app.get('/healthz', async (c) => {
    c.set('pattern', '/healthz');
    c.header('Cache-Control', 'no-store');
    try {
      await db.execute(sql`select 1`);
      return c.json({ ok: true });
    } catch (error) {
      log.error('health', error);
      return c.json({ ok: false, reason: 'database' }, 503);
    }
  });
}
