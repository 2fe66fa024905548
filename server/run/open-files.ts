import { join } from 'node:path';
import type { Environment } from './environment.ts';
import { type FileStore, diskFiles } from '#server/kernel/file-store.ts';
import { s3Files } from '#server/upload/s3-files.ts';

/** Where the environment says that files lie. */
export function openFiles({ bucket, dataDir }: Pick<Environment, 'bucket' | 'dataDir'>): FileStore {
  return bucket ? s3Files(bucket) : diskFiles(join(dataDir, 'files'));
}
