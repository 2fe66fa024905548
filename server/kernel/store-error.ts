import { type ErrorBody, type ErrorCode, type FieldError, errorStatus } from '#contract/api/error.ts';
import { type FieldIssue, fieldIssue } from '#contract/api/field-issue.ts';
import type { Locale } from '#contract/locale.ts';
import { isDatabaseAway } from './database-trouble.ts';
import { faultOf } from './disk-fault.ts';
import { formatCount } from './format.ts';
import { serverText } from './words.ts';

export interface StoreErrorOptions {
  /** What the code promises in `docs/api.md` section 3. */
  data?: Record<string, unknown>;
  /** Path such as `items.0.quantity` -> what is wrong there. */
  fields?: Record<string, FieldIssue[]>;
  /** What the message says in the caller's language, such as amounts that `data` has as numbers. */
  words?: Record<string, string>;
}

/** An expected failure: thrown anywhere below a route, answered as the error body of its code. */
export class StoreError extends Error {
  readonly code: ErrorCode;
  readonly options: StoreErrorOptions;

  constructor(code: ErrorCode, options: StoreErrorOptions = {}) {
    super(code);
    this.name = 'StoreError';
    this.code = code;
    this.options = options;
  }
}

export function notFound(): StoreError {
  return new StoreError('not_found');
}

/** `validation_failed` for one field, for rules that need more than the schema knows. */
export function invalidField(path: string, issue: FieldIssue): StoreError {
  return new StoreError('validation_failed', { fields: { [path]: [issue] } });
}

type Issues = readonly (Parameters<typeof fieldIssue>[0] & { path: PropertyKey[] })[];

/** `validation_failed` for what a schema found. */
export function validationError(issues: Issues): StoreError {
  const fields: Record<string, FieldIssue[]> = {};
  for (const issue of issues) (fields[issue.path.map(String).join('.')] ??= []).push(fieldIssue(issue));
  return new StoreError('validation_failed', { fields });
}

/** Anything thrown as one of our errors: a database that is away is `unavailable`, a full disk `storage_full`, the rest is `internal`. */
export function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const disk = faultOf(error);
  if (disk === 'disk full') return new StoreError('storage_full');
  if (disk === 'disk read-only') return new StoreError('unavailable');
  return new StoreError(isDatabaseAway(error) ? 'unavailable' : 'internal');
}

/** The `error` of an error answer, in words of the visitor's language. */
export function errorBody(error: StoreError, locale: Locale): { status: number; body: ErrorBody } {
  const { data, fields, words } = error.options;
  // A reason may have words of its own: `error:<code>_<reason>`.
  const message = serverText(locale, `error:${error.code}`, { ...data, ...words, context: data?.['reason'] });
  const body: ErrorBody = { code: error.code, message };
  if (fields) body.fields = mapFields(fields, locale);
  if (data) body.data = data;
  return { status: errorStatus[error.code], body };
}

function mapFields(fields: Record<string, FieldIssue[]>, locale: Locale): Record<string, FieldError[]> {
  const entries = Object.entries(fields).map(([path, issues]): [string, FieldError[]] => [
    path,
    issues.map((issue) => ({ ...issue, message: fieldMessage(issue, locale) })),
  ]);
  return Object.fromEntries(entries);
}

/** The same words that the app shows beside the field. */
function fieldMessage({ code, limit, bound }: FieldIssue, locale: Locale): string {
  const isLength = code === 'too_short' || code === 'too_long';
  if (isLength && limit !== undefined) return serverText(locale, `validation:${code}_limit`, { count: limit });
  if (bound && limit !== undefined)
    return serverText(locale, `validation:out_of_range_${bound}`, { limit: formatCount(limit, locale.tag) });
  return serverText(locale, `validation:${code}`);
}
