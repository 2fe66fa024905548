/** Whether a folder still takes files: asked by the health check, so it is cheap and looks at the disk only now and then. */
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As the health check says it; null while all is well. */
export type DiskFault = 'disk full' | 'disk read-only' | 'disk' | null;

export interface Looking {
  /** Milliseconds that an answer is good for. */
  pause?: number;
  /** Bytes below which the disk counts as full: the database needs some to go on. */
  leastFree?: number;
  /** Writes a small file and removes it again. */
  tryWriting?: (folder: string) => Promise<void>;
}

async function writeProbe(folder: string): Promise<void> {
  const path = join(folder, `.probe-${process.pid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path, 'probe', { mode: 0o600 }).finally(() => rm(path, { force: true }));
}

export function watchDisk(folder: string, { pause = 5000, leastFree = 64 * 1024 * 1024, tryWriting = writeProbe }: Looking = {}) {
  let last: { at: number; fault: Promise<DiskFault> } | null = null;
  const look = async (): Promise<DiskFault> => {
    try {
      await tryWriting(folder);
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize < leastFree ? 'disk full' : null;
    } catch (error) {
      return faultOf(error);
    }
  };
  return (): Promise<DiskFault> => {
    if (last === null || performance.now() - last.at > pause) last = { at: performance.now(), fault: look() };
    return last.fault;
  };
}

/** What an error of the file system says about the disk. */
export function faultOf(error: unknown): DiskFault {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'disk full';
  return code === 'EROFS' || code === 'EACCES' || code === 'EPERM' ? 'disk read-only' : 'disk';
}
