import { join } from 'node:path';
import type { Environment } from '#server/environment.ts';
import { type FileStore, diskFiles } from './file-store.ts';
import { s3Files } from './s3-files.ts';

/** Where the environment says that files lie. */
export function openFiles({ bucket, dataDir }: Pick<Environment, 'bucket' | 'dataDir'>): FileStore {
  return bucket ? s3Files(bucket) : diskFiles(join(dataDir, 'files'));
}
