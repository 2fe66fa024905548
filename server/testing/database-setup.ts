/** Starts one PostgreSQL for a test run and fills the template that every test database is copied from. */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/db/embedded.ts';
import { stopLeftover } from '#server/db/leftover.ts';
import { createDatabase, dropDatabase, migrateDatabase } from '#server/db/migrate.ts';
import { knownCluster } from '#server/db/cluster-place.ts';
import { isLocked } from '#server/db/data-lock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string in which `DATABASE` stands for the name. */
    databaseServer: string;
    databaseTemplate: string;
  }
}

const prefix = 'partwright-test-';

/** `TEST_DATABASE_URL` names a server to test against instead; its user may create databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given === undefined ? await startOwn() : { url: (name: string) => withDatabase(given, name), stop: async () => {} };
  const template = `partwright_template_${process.pid}`;
  await createDatabase(server.url('postgres'), template);
  await migrateDatabase(server.url(template));
  project.provide('databaseServer', server.url('DATABASE'));
  project.provide('databaseTemplate', template);
  return async () => {
    if (given !== undefined) {
      await dropDatabase(server.url('postgres'), template);
      await dropDatabase(server.url('postgres'), `${template}_parts`);
    }
    await server.stop();
  };
}

async function startOwn() {
  await clearAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  // Open to the user whom root gives the server to; the cluster inside is not.
  chmodSync(dataDir, 0o755);
  const server = await startEmbedded(dataDir, { durable: false });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

/** A killed test run leaves its server behind. */
async function clearAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const dataDir = join(tmpdir(), name);
    if (!existsSync(join(dataDir, 'lock')) || isLocked(dataDir)) continue;
    const cluster = knownCluster(dataDir);
    if (cluster !== null) await stopLeftover(cluster);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}
