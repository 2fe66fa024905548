import { sql } from 'drizzle-orm';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { hasNoConnection } from '#server/kernel/database-trouble.ts';

/** `GET /healthz`: 200 when the database answers and the disk takes files, else 503 with the reason. Not part of the public contract; the edge asks it. */
export function registerHealthRoute(app: StoreApp, { db, files, log }: StoreDeps): void {
  app.get('/healthz', async (c) => {
    c.set('pattern', '/healthz');
    c.header('Cache-Control', 'no-store');
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      log.error('health', error);
      return c.json({ ok: false, reason: hasNoConnection(error) ? 'database connections' : 'database' }, 503);
    }
    const reason = await files.fault();
    return reason === null ? c.json({ ok: true }) : c.json({ ok: false, reason }, 503);
  });
}
