/** Documents of parts that the shop keeps itself (`contract/routes/part-document-path.ts`). */
import * as z from 'zod/mini';
import { partDocumentForm, partDocumentPath } from '#contract/routes/part-document-path.ts';
import { endpoint } from './endpoint.ts';
import { id, localeKey, optional, text } from './fields.ts';
import { partDocumentKinds } from './part.ts';
import { formOverhead } from './upload.ts';

/** What a file may be: by content, and bytes. */
export const partDocumentRules = { kinds: ['pdf'], maxBytes: 20 * 1024 * 1024 } as const;

/** The bytes of a document of a part, which never change. */
export const readPartDocument = endpoint({
  summary: 'The bytes of a document of a part that the shop keeps',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: partDocumentPath(':document_id'),
  access: 'any',
  cache: 'B',
  lasting: true,
  request: z.object({ document_id: z.string().check(z.regex(partDocumentForm)) }),
  response: z.unknown(),
});

/** Keeps a PDF and names it at the part at once, behind the documents that are there; a file that the part names already is `not_unique`. */
export const addPartDocument = endpoint({
  summary: 'Keeps a PDF as a document of a part',
  errors: ['not_found', 'unsupported_type', 'storage_full'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/add-document',
  access: 'operator',
  scope: 'catalog',
  cache: 'N',
  form: true,
  maxBytes: partDocumentRules.maxBytes + formOverhead,
  /** `id` is the part's. */
  request: z.object({ id, file: z.file(), kind: z.enum(partDocumentKinds), title: text(1, 120), language: optional(localeKey) }),
  response: z.object({
    list: z.array(
      z.object({
        kind: z.enum(partDocumentKinds),
        title: z.string(),
        url: z.string(),
        language: z.nullable(z.string()),
        size: z.nullable(z.int()),
      }),
    ),
  }),
});
