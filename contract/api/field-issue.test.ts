import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { country, day } from './fields.ts';
import { fieldIssue } from './field-issue.ts';

function codeOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  const [issue] = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return issue && fieldIssue(issue).code;
}

it.each([
  ['a country', country],
  ['a day', day],
  ['a mail address', z.email()],
])('%s that was left empty is missing, and one that is misspelt is not', (_name, schema) => {
  expect(codeOf(schema, '')).toBe('required');
  expect(codeOf(schema, 'x')).toBe('invalid_format');
});
