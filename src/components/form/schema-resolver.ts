/** Checks a form by a schema. In a file of its own with all that checks: nobody needs it to see a form. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type FieldIssue, fieldIssue } from '#contract/api/field-issue.ts';

/** The form keeps what was typed: the server reads it by the same schema. */
export function schemaResolver<V extends FieldValues>(
  schema: z.ZodMiniType,
  textOf: (path: string, issue: FieldIssue) => string,
): Resolver<V> {
  const words = { error: (issue: Parameters<typeof fieldIssue>[0]) => textOf((issue.path ?? []).join('.'), fieldIssue(issue)) };
  // A schema may read a part of the form only, so its types are not those of the form.
  return zodResolver(schema as z.ZodMiniType<V, V>, words, { raw: true });
}
