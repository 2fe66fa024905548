/** PostgreSQL refuses to run as root, so root hands its server process to an ordinary user. */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { SetupError } from '#server/kernel/setup-error.ts';

/** Ids to spawn with; null means the user who runs the shop. */
export type ServerUser = { uid: number; gid: number } | null;

const candidates = ['partwright', 'nobody'];

/** Whom the server runs as: the owner of an existing cluster, else a user of the system who owns nothing else. */
export function serverUser(cluster: string | null): ServerUser {
  if (process.getuid?.() !== 0) return null;
  if (cluster !== null) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  // initdb asks for the name of its user, so a number without an entry will not do.
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of candidates) {
    const row = rows.find(([user]) => user === name);
    if (row) return { uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new SetupError(`PostgreSQL does not run as root: add a user named ${candidates[0]}, or set DATABASE_URL.`);
}

/** Whether the server's user can use a path: asked of the system as that user, because any folder above may be closed. */
export function canUse(user: ServerUser, path: string, wish: 'execute' | 'write'): boolean {
  const test = wish === 'execute' ? 'test -x "$1" && test -r "$1"' : 'test -w "$1" && test -x "$1"';
  return spawnSync('/bin/sh', ['-c', test, 'sh', path], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
