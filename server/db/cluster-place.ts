/** Where the database cluster and its programs lie, so that the server's user can enter both. */
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { SetupError } from '#server/kernel/setup-error.ts';
import type { Binaries } from './binaries.ts';
import { type ServerUser, canUse } from './server-user.ts';

/** Used when the folder of the shop is open to root alone. */
const sharedHome = '/var/lib/partwright';

/** The cluster a data folder had before, wherever it lies. */
export function knownCluster(dataDir: string): string | null {
  const pointer = join(dataDir, 'cluster');
  const places = [join(dataDir, 'postgres'), ...(existsSync(pointer) ? [readFileSync(pointer, 'utf8').trim()] : [])];
  return places.find((place) => existsSync(join(place, 'PG_VERSION'))) ?? null;
}

/** Where a new cluster comes to lie. It is made in an empty folder beside it, `<place>.new`, so that a broken start leaves no half cluster. */
export function newClusterPlace(dataDir: string, user: ServerUser): string {
  const inside = join(dataDir, 'postgres');
  if (prepare(inside, user)) return inside;
  const outside = join(sharedHome, randomBytes(6).toString('hex'), 'postgres');
  if (!prepare(outside, user)) throw new SetupError(`The database's user cannot enter ${sharedHome}: set DATA_DIR to a folder open to it.`);
  writeFileSync(join(dataDir, 'cluster'), `${outside}\n`);
  return outside;
}

function prepare(place: string, user: ServerUser): boolean {
  const fresh = `${place}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(dirname(fresh), { recursive: true });
  mkdirSync(fresh, { mode: 0o700 });
  if (user === null) return true;
  chownSync(fresh, user.uid, user.gid);
  if (canUse(user, fresh, 'write')) return true;
  rmSync(fresh, { recursive: true });
  return false;
}

/** Programs that the server's user can run: those of node_modules, or a copy made once per version. */
export function usableBinaries(binaries: Binaries, user: ServerUser): string {
  if (user === null || canUse(user, join(binaries.home, 'bin', 'postgres'), 'execute')) return binaries.home;
  const copy = join(sharedHome, `postgresql-${binaries.version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    mkdirSync(sharedHome, { recursive: true });
    cpSync(binaries.home, half, { recursive: true, verbatimSymlinks: true, filter: (path) => !/\.a$|^include$/.test(basename(path)) });
    renameSync(half, copy);
  }
  if (!canUse(user, join(copy, 'bin', 'postgres'), 'execute'))
    throw new SetupError(`The database's user cannot run the programs in ${copy}.`);
  return copy;
}
