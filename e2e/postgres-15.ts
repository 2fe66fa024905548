import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';

const programs = '/usr/lib/postgresql/15/bin';

/** Whether Debian's package is on this machine; `.ci/run` installs it. */
export const hasPostgres15 = existsSync(join(programs, 'postgres'));

/** An empty PostgreSQL 15 on loopback, as an operator's own server would be. Gives its `DATABASE_URL`. */
export async function openPostgres15(): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'partwright-pg15-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const initialised = spawnSync(join(programs, 'initdb'), ['-D', data, '-U', 'shop', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...user,
    cwd: folder,
  });
  if (initialised.status !== 0) throw new Error(`initdb failed: ${initialised.stderr.toString()}`);
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder, '-F'],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  for (let tries = 0; spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status !== 0; tries += 1) {
    if (tries > 200) throw new Error('PostgreSQL 15 did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `postgresql://shop@127.0.0.1:${port}/postgres`,
    close: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; the package brings a user for it. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
}

function idOfPostgres(flag: string): number {
  return Number(spawnSync('id', [flag, 'postgres']).stdout.toString());
}
