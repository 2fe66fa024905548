import * as z from 'zod/mini';
import { validationError } from '#server/kernel/store-error.ts';

/** Whoever sends more mistakes than that mends these first. */
const mostIssues = 200;
const context = { async: false, reportInput: true } as const;

/**
 * What a call gets, by its schema; throws `validation_failed`. A body that is wrong all over has tens of thousands of issues, and zod's own
 * `safeParse` makes an object and a text of each: others would wait for it.
 */
export function readRequest<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.core.output<Schema> {
  // oxlint-disable-next-line no-underscore-dangle -- how zod names what libraries build upon
  const read = schema._zod.run({ value: body, issues: [] }, context);
  if (read instanceof Promise) throw new Error('A request has a schema that waits');
  const { value, issues } = read;
  // Without issues it is what the schema gives.
  if (issues.length === 0) return value as z.core.output<Schema>;
  throw validationError(issues.slice(0, mostIssues).map((issue) => z.core.util.finalizeIssue(issue, context, z.core.config())));
}
