/** A bucket of any service that speaks S3, addressed by path. */
import { AwsClient } from 'aws4fetch';
import { type FileStore, checkedId } from './file-store.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const patience = 30_000;

export function s3Files({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3', retries: 2 });
  const ask = async (id: string, init: RequestInit): Promise<Response> => {
    const url = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}/${checkedId(id)}`;
    const answer = await client.fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
    if (!answer.ok && answer.status !== 404) throw new Error(`The file store answered ${answer.status} to ${init.method ?? 'GET'}.`);
    return answer;
  };
  return {
    put: async (id, bytes, type) => {
      // The type says that a shared buffer could be meant; ours never is.
      const body = new Uint8Array(bytes);
      const answer = await ask(id, { method: 'PUT', body, headers: { 'Content-Type': type } });
      if (!answer.ok) throw new Error('The file store has no such bucket.');
    },
    get: async (id) => {
      const answer = await ask(id, { method: 'GET' });
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
    delete: async (id) => void (await ask(id, { method: 'DELETE' })),
  };
}
