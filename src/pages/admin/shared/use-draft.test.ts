import { expect, test } from 'vitest';
import { merged } from './use-draft.ts';

const saved = { phone: '1', hours: 'a', social: ['x'] };
const begin = (draft: typeof saved) => ({ draft, saved, version: 1, read: 1, theirs: {} });

test('what was not typed follows the newer state', () => {
  const next = { phone: '2', hours: 'a', social: ['y'] };
  expect(merged(begin(saved), next, 2)).toEqual({ draft: next, saved: next, version: 2, read: 2, theirs: {} });
});

test('what was typed stays, and is told where the other one changed it too', () => {
  const typed = { phone: '9', hours: 'b', social: ['x'] };
  const next = { phone: '2', hours: 'a', social: ['y'] };
  const after = merged(begin(typed), next, 2);
  expect(after.draft).toEqual({ phone: '9', hours: 'b', social: ['y'] });
  expect(after.theirs).toEqual({ phone: '2' });
  // A third state tells the newest, for as long as it differs.
  expect(merged(after, { ...next, phone: '3' }, 3).theirs).toEqual({ phone: '3' });
  expect(merged(after, { ...next, phone: '9' }, 3)).toMatchObject({ draft: { phone: '9' }, theirs: {} });
});
