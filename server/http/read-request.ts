import * as z from 'zod/mini';
import { validationError } from '#server/kernel/store-error.ts';

/** Whoever sends more mistakes than that mends these first. */
const mostIssues = 200;
/** Entries of a list that are read on from its first wrong one, to tell what else is wrong. */
const readOn = 50;
const context = { async: false, reportInput: true } as const;

/**
 * What a call gets, by its schema; throws `validation_failed`. A body that is wrong all over has tens of thousands of issues, which others
 * would wait for: it is read up to its first mistake, and from there on no further than lets a person mend the neighbours too.
 */
export function readRequest<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.core.output<Schema> {
  const read = run(schema, body, true);
  // Without issues it is what the schema gives.
  if (read.issues.length === 0) return read.value as z.core.output<Schema>;
  const issues = issuesFrom(schema, body, read.issues);
  throw validationError(issues.slice(0, mostIssues).map((issue) => z.core.util.finalizeIssue(issue, context, z.core.config())));
}

/** zod's own `safeParse` makes an object and a text of each issue. */
function run(schema: z.core.$ZodType, value: unknown, abortEarly: boolean): z.core.ParsePayload {
  // oxlint-disable-next-line no-underscore-dangle -- how zod names what libraries build upon
  const read = schema._zod.run({ value, issues: [] }, { ...context, abortEarly });
  if (read instanceof Promise) throw new Error('A request has a schema that waits');
  return read;
}

/** All issues of a short body; of a list in it those of the entries that follow the first wrong one. */
function issuesFrom(schema: z.core.$ZodType, body: unknown, found: z.core.$ZodRawIssue[]): z.core.$ZodRawIssue[] {
  if (typeof body !== 'object' || body === null) return found;
  const [name, wrong] = found[0]?.path ?? [];
  const begin = typeof wrong === 'number' ? wrong : 0;
  const near = Object.entries(body).map(([key, value]: [string, unknown]) => {
    if (!Array.isArray(value)) return [key, value];
    return [key, key === name ? value.slice(begin, begin + readOn) : value.slice(0, readOn)];
  });
  const { issues } = run(schema, Array.isArray(body) ? body : Object.fromEntries(near), false);
  // A list that is too long is right in every part of it.
  if (issues.length === 0) return found;
  return issues.map((issue) => {
    const { path } = issue;
    const at = path?.[1];
    return path && path[0] === name && typeof at === 'number' ? { ...issue, path: path.with(1, begin + at) } : issue;
  });
}
