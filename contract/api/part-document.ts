/** Documents of parts that the shop keeps itself (`contract/routes/part-document-path.ts`). */
import * as z from 'zod/mini';
import { partDocumentForm, partDocumentPath } from '#contract/routes/part-document-path.ts';
import { endpoint } from './endpoint.ts';

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
