import { AwsClient } from 'aws4fetch';
import type { SourcePlace } from '#contract/api/admin/part-source.ts';
import { type Fetched, fetchWeb, type Fetching, type Marks } from './fetch-web.ts';

type Bucket = Extract<SourcePlace, { kind: 's3' }>;
export interface AccessKey {
  access_key: string;
  secret_key: string;
}

/** SHA-256 of nothing: a request for a file has no body. */
const emptyBody = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

interface Signing {
  region: string;
  key: AccessKey;
  /** `20130524T000000Z`; now unless it is said. */
  at?: string;
}

/** Headers of a GET by Signature Version 4 of AWS. */
export async function signedHeaders(url: URL, { region, key, at }: Signing): Promise<Record<string, string>> {
  const client = new AwsClient({ accessKeyId: key.access_key, secretAccessKey: key.secret_key, region, service: 's3' });
  const aws = at === undefined ? {} : { datetime: at };
  const signed = await client.sign(url.href, { method: 'GET', headers: { 'X-Amz-Content-Sha256': emptyBody }, aws });
  return Object.fromEntries(signed.headers);
}

/** Buckets are addressed by path, as those of the shop's own files are. */
export function objectUrl({ endpoint, bucket, key }: Bucket): URL {
  const path = key.split('/').map(encodeURIComponent).join('/');
  return new URL(`${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}/${path}`);
}

/** Takes an object of a bucket, of any service that speaks S3. */
export async function fetchS3(place: Bucket, key: AccessKey, seen: Marks | null, fetching: Fetching): Promise<Fetched> {
  const url = objectUrl(place);
  return fetchWeb(url, await signedHeaders(url, { region: place.region, key }), seen, fetching);
}
