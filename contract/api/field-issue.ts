/** Turns what zod found into the field codes of `docs/api.md` section 3: the one place that knows zod's own codes. */
import type { core } from 'zod/mini';
import { type Bound, type FieldCode, fieldCodes } from '#contract/field-codes.ts';

export interface FieldIssue {
  code: FieldCode;
  limit?: number | undefined;
  /** Which end of what may be typed the limit of `out_of_range` is; only where the limit is in the unit that is typed. */
  bound?: Bound | undefined;
}

function isFieldCode(value: unknown): value is FieldCode {
  return fieldCodes.some((code) => code === value);
}

/** The code, and the limit where there is one, of a single issue. */
export function fieldIssue(issue: core.$ZodRawIssue | core.$ZodIssue): FieldIssue {
  const found = issueOf(issue);
  // Whoever left a field empty has misspelt nothing.
  return found.code === 'invalid_format' && issue.input === '' ? { code: 'required' } : found;
}

function issueOf(issue: core.$ZodRawIssue | core.$ZodIssue): FieldIssue {
  if (issue.code === 'custom') {
    const { code, limit } = issue.params ?? {};
    return { code: isFieldCode(code) ? code : 'invalid_format', ...(typeof limit === 'number' ? { limit } : {}) };
  }
  if (issue.code === 'invalid_type') return { code: issue.input === undefined || issue.input === null ? 'required' : 'invalid_format' };
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
    const counts = issue.origin === 'string' || issue.origin === 'array' || issue.origin === 'set';
    if (!counts) return { code: 'out_of_range', limit };
    return { code: issue.code === 'too_small' ? 'too_short' : 'too_long', limit };
  }
  if (issue.code === 'invalid_value') return { code: issue.input === undefined ? 'required' : 'not_allowed' };
  if (issue.code === 'invalid_union' && issue.input === undefined) return { code: 'required' };
  return { code: 'invalid_format' };
}
