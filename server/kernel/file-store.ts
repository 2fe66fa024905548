/** Where the bytes of sent-in files lie: outside of what the web shows, under random ids. */
import { mkdir, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DiskFault, watchDisk } from './disk-fault.ts';

export interface FileStore {
  put(id: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Null when there is no such file. */
  get(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Deleting what is not there is no failure. */
  delete(id: string): Promise<void>;
  /** Ids of all files, in no order; for backups. */
  list(): AsyncIterable<string>;
  /** Why it takes no files now; null when it does, or when only a try would tell. */
  fault(): Promise<DiskFault>;
}

const idFormat = /^[A-Za-z0-9_-]{1,60}$/;

export function isFileId(name: string): boolean {
  return idFormat.test(name);
}

/** Throws for an id that could be a path. */
export function checkedId(id: string): string {
  if (!isFileId(id)) throw new Error(`"${id}" is no id of a file`);
  return id;
}

/** A folder of the disk that only the server's user may read. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (id: string) => join(folder, checkedId(id));
  return {
    put: async (id, bytes) => {
      const path = pathOf(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A server that dies in between leaves no half file under the name, and a full disk none at all.
      try {
        await writeFile(`${path}.part`, bytes, { mode: 0o600 });
        await rename(`${path}.part`, path);
      } catch (error) {
        await rm(`${path}.part`, { force: true }).catch(() => {}); // the first fault is the one to tell
        throw error;
      }
    },
    get: async (id) => {
      try {
        return new Uint8Array(await readFile(pathOf(id)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: (id) => rm(pathOf(id), { force: true }),
    list: () => listFolder(folder),
    fault: watchDisk(folder),
  };
}

async function* listFolder(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) return null; // no file was ever sent in
    throw error;
  });
  // What does not look like an id was left by a server that died while it wrote.
  if (entries) for await (const { name } of entries) if (isFileId(name)) yield name;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Files in memory, for tests and measurements. */
export function memoryFiles(): FileStore & { readonly ids: () => string[] } {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (id, bytes) => void files.set(checkedId(id), new Uint8Array(bytes)),
    get: async (id) => files.get(checkedId(id)) ?? null,
    delete: async (id) => void files.delete(checkedId(id)),
    list: async function* list() {
      yield* files.keys();
    },
    fault: async () => null,
    ids: () => [...files.keys()],
  };
}
