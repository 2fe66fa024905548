/** Takes in a file that somebody sends: checked by its content, kept under a random id (`docs/api.md` section 8). */
import { randomBytes } from 'node:crypto';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { type FileKind, type UploadPurpose, type uploadFile, uploadRules } from '#contract/api/upload.ts';
import type { Call } from '#server/caller/call.ts';
import { storedFile } from '#server/db/schema.ts';
import { cleanCopy, pictureSize } from '#server/image/image-worker.ts';
import { StoreError, invalidField } from '#server/kernel/store-error.ts';
import { fileKind, mediaTypes } from '#server/kernel/file-kind.ts';
import { isForAll, showFile } from './show-file.ts';
import { useToken } from './upload-token.ts';

const longestName = 120;

/** Of pictures that everybody may see; the shop's own may be larger. */
const longestEdge = 1536;

interface Checked {
  kind: FileKind;
  bytes: Uint8Array;
  /** Of a picture. */
  facts: { width: number; height: number; placeholder?: string } | null;
}

export async function receiveFile({ token, file }: ParsedRequestOf<typeof uploadFile>, call: Call): Promise<ResponseOf<typeof uploadFile>> {
  const { purpose, size: announced, accountId, cartId } = await useToken(token, call);
  if (file.size > announced) throw new StoreError('too_large', { data: { limit: announced } });
  if (file.size === 0) throw invalidField('file', { code: 'required' });
  const checked = await check(new Uint8Array(await file.arrayBuffer()), file.name, purpose);
  const id = randomBytes(18).toString('base64url');
  const type = mediaTypes[checked.kind];
  await call.deps.files.put(id, checked.bytes, type);
  const name = safeName(file.name, checked.kind);
  const size = checked.bytes.length;
  const values = { id, purpose, accountId, cartId, name, type, size, ...checked.facts, createdAt: call.now };
  const [row] = await call.deps.db.insert(storedFile).values(values).returning();
  if (!row) throw new StoreError('internal');
  return { data: showFile(call.deps, row, call.now) };
}

async function check(bytes: Uint8Array, name: string, purpose: UploadPurpose): Promise<Checked> {
  const kinds: readonly FileKind[] = uploadRules[purpose].kinds;
  const kind = await fileKind(bytes, name);
  const refusal = new StoreError('unsupported_type', { data: { allowed: kinds } });
  if (kind === null || !kinds.includes(kind)) throw refusal;
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp') return { kind, bytes, facts: null };
  if (!isForAll(purpose)) {
    const size = await pictureSize(bytes);
    if (!size) throw refusal;
    return { kind, bytes, facts: size };
  }
  const picture = await cleanCopy(bytes, longestEdge);
  if (!picture) throw refusal;
  const { width, height, placeholder } = picture;
  return { kind: 'webp', bytes: picture.bytes, facts: { width, height, placeholder } };
}

const endings = /\.(pdf|png|jpe?g|webp|csv|tsv|txt|xlsx|xls|ods|xml|zip)$/i;

// eslint-disable-next-line no-control-regex -- finding control characters is the point
const invisible = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** The sender's name without folders and control characters, with the ending of what the file really is. */
function safeName(given: string, kind: FileKind): string {
  const name = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const stem = name.replaceAll(invisible, '').trim().replace(endings, '');
  return `${[...stem].slice(0, longestName).join('') || 'file'}.${kind === 'jpeg' ? 'jpg' : kind}`;
}
