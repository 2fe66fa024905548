/** Files that somebody sends in, and how they are read again (`docs/api.md` 5.1 and section 8). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, iso, wholeParameter } from './fields.ts';
import { pictureWidth } from './picture.ts';

export const uploadPurposes = ['feedback', 'inquiry', 'comment', 'bom', 'transfer_slip', 'link_logo'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

const mebibyte = 1024 * 1024;
const documentTypes = ['pdf', 'png', 'jpeg', 'webp', 'csv', 'txt', 'xlsx', 'xls', 'ods', 'zip'] as const;

/** What a file may be for its purpose: kinds by content, bytes, and how many go with one thing. */
export const uploadRules = {
  feedback: { kinds: documentTypes, maxBytes: 10 * mebibyte, count: 5 },
  inquiry: { kinds: documentTypes, maxBytes: 10 * mebibyte, count: 5 },
  comment: { kinds: ['png', 'jpeg', 'webp'], maxBytes: 5 * mebibyte, count: 5 },
  bom: { kinds: ['csv', 'tsv', 'txt', 'xlsx', 'xls', 'ods', 'xml', 'tgz'], maxBytes: 5 * mebibyte, count: 1 },
  transfer_slip: { kinds: ['pdf', 'png', 'jpeg', 'webp'], maxBytes: 5 * mebibyte, count: 1 },
  link_logo: { kinds: ['png', 'jpeg', 'webp'], maxBytes: 5 * mebibyte, count: 1 },
} as const satisfies Record<UploadPurpose, { kinds: readonly string[]; maxBytes: number; count: number }>;

export type FileKind = (typeof uploadRules)[UploadPurpose]['kinds'][number];

/** Parts of a form beside the file's own bytes. */
export const formOverhead = 64 * 1024;

/** A file that was sent in; `url` of private ones is signed and ends at `expires_at`. */
export const uploadedFile = z.object({
  file_id: id,
  url: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  expires_at: z.nullable(iso),
});
export type UploadedFile = z.output<typeof uploadedFile>;

/** Asks to send in one file; `token` goes with it to `config.upload.url`, in place of everything that tells who sends it. */
export const beginUpload = endpoint({
  summary: 'Asks to send in one file',
  errors: ['auth_required'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/common/upload-token',
  access: 'cart',
  cache: 'N',
  request: z.object({ purpose: z.enum(uploadPurposes), size: z.int().check(z.minimum(0)) }),
  /** `cart_key` is a guest's who had none: what they send in is theirs by it. */
  response: z.object({ token: z.string(), expires_at: iso, cart_key: z.optional(z.string()) }),
});

const uploadToken = z.string().check(z.maxLength(200));

/** What a token is for, asked by the operator's own upload service before it takes a file in. */
export const checkUpload = endpoint({
  summary: 'What an upload token is for',
  errors: ['not_found'],
  kind: 'query',
  method: 'POST',
  path: '/api/store/common/upload-check',
  access: 'any',
  cache: 'N',
  request: z.object({ token: uploadToken }),
  response: z.object({ purpose: z.enum(uploadPurposes), max_bytes: z.int(), types: z.array(z.string()), expires_at: iso }),
});

/** Takes the file of a token in, once: from the visitor themselves, or from the operator's own service that looked at it before. */
export const uploadFile = endpoint({
  summary: 'Takes the file of an upload token in',
  errors: ['unsupported_type', 'storage_full'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/common/upload',
  access: 'any',
  cache: 'N',
  form: true,
  maxBytes: uploadRules.feedback.maxBytes + formOverhead,
  request: z.object({ token: uploadToken, file: z.file() }),
  response: z.object({ data: uploadedFile }),
});

const expires = wholeParameter(0, 999_999_999);
const signature = z.string().check(z.maxLength(64));

/** The bytes of a private file; the signature is part of its `url`. */
export const readFile = endpoint({
  summary: 'The bytes of a private file, by its signed address',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/file/:file_id',
  access: 'any',
  cache: 'N',
  request: z.object({ file_id: id, expires, signature }),
  response: z.unknown(),
});

/** A picture that goes with a comment or a link; `width` asks for a smaller one of the list. Until that is published its address is signed. */
export const readImage = endpoint({
  summary: 'The bytes of a picture of a comment or link',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/image/:file_id',
  access: 'any',
  cache: 'B',
  request: z.object({ file_id: id, width: pictureWidth, expires: z.optional(expires), signature: z.optional(signature) }),
  response: z.unknown(),
});
