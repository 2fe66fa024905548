import * as z from 'zod/mini';

/** What the record of a page gives to the words of its head. */
export interface RecordWords {
  /** Words for title and heading. */
  names: Record<string, string>;
  /** The record's own description; may be empty. */
  text: string;
}

/** Of a page without a record. */
export const noRecord: RecordWords = { names: {}, text: '' };

const named = z.object({ name: z.string(), description: z.nullish(z.string()), summary: z.nullish(z.string()) });
const record = z.object({
  mpn: z.optional(z.string()),
  name: z.optional(z.string()),
  description: z.nullish(z.string()),
  /** Of what is written to be read. */
  title: z.optional(z.string()),
  summary: z.nullish(z.string()),
  category: z.nullish(named),
  manufacturer: z.optional(named),
});

/** Reads the answer to the call by which a page exists (`contract/pages/`); throws on what cannot be one. */
export function recordWords(answer: unknown): RecordWords {
  const { mpn, name, title: heading, summary, description: told, category, manufacturer } = record.parse(answer);
  const own = mpn ?? name ?? heading;
  const description = told ?? summary;
  const title = own ?? category?.name;
  const text = own === undefined ? (category?.description ?? category?.summary) : description || (mpn === undefined ? '' : name);
  return {
    names: { ...(title === undefined ? {} : { name: title }), ...(manufacturer ? { manufacturer: manufacturer.name } : {}) },
    text: text ?? '',
  };
}
