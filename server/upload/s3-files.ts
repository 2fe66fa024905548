/** A bucket of any service that speaks S3, addressed by path. */
import { AwsClient } from 'aws4fetch';
import { type FileStore, checkedId, isFileId } from '#server/kernel/file-store.ts';

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
  const place = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}`;
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const url = `${place}${path}`;
    const answer = await client.fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
    if (!answer.ok && answer.status !== 404) throw new Error(`The file store answered ${answer.status} to ${init.method ?? 'GET'}.`);
    return answer;
  };
  return {
    put: async (id, bytes, type) => {
      // The type says that a shared buffer could be meant; ours never is.
      const body = new Uint8Array(bytes);
      const answer = await ask(`/${checkedId(id)}`, { method: 'PUT', body, headers: { 'Content-Type': type } });
      if (!answer.ok) throw new Error('The file store has no such bucket.');
    },
    get: async (id) => {
      const answer = await ask(`/${checkedId(id)}`, { method: 'GET' });
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
    list: async function* list() {
      let from = '';
      do {
        // oxlint-disable-next-line no-await-in-loop -- each page says where the next begins
        const page = await (await ask(`?list-type=2${from}`, { method: 'GET' })).text();
        yield* valuesOf(page, 'Key').filter(isFileId);
        const [token] = valuesOf(page, 'NextContinuationToken');
        from = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`;
      } while (from !== '');
    },
    delete: async (id) => void (await ask(`/${checkedId(id)}`, { method: 'DELETE' })),
    fault: async () => null,
  };
}

/** Texts of an element in the service's list; keys of ours and its tokens hold nothing that XML escapes but `&`. */
function valuesOf(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => text.replaceAll('&amp;', '&'));
}
