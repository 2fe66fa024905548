import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type AdminOutline,
  getOutline,
  getOutlineChanges,
  getOutlines,
  type OutlineFields,
  removeOutline,
  saveOutline,
} from '#contract/api/admin/outline.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';
import { seeSaved } from '#src/testing/see-saved.ts';

const fields: OutlineFields = {
  name: 'SOIC-8',
  family: 'gull-dual',
  body: { length: 4.9, width: 3.9, height: 1.75 },
  pins: 8,
  pitch: 1.27,
  lead: { span: 6, width: 0.41, length: 0.65 },
  diameter: null,
  rows: null,
  standard: 'MS-012',
};
const page = { current_page: 1, last_page: 1, page_size: 20 };
const families = [
  { family: 'gull-dual', names: ['SOIC-8', 'TSSOP-8'] },
  { family: 'chip', names: ['0603'] },
];
const part = { id: '7', mpn: 'LM358DR', manufacturer: 'TI', hidden: true };

beforeEach(() => sessionStorage.setItem('operator_session', token));
afterEach(() => sessionStorage.clear());

async function open(query: string, { parts = 1 } = {}) {
  const held = { outline: shown(fields, 'v1'), asked: [] as unknown[] };
  function shown(now: OutlineFields, version: string, id = 'soic-8'): AdminOutline {
    return { id, version, fields: now, parts, some: parts > 0 ? [part] : [], families };
  }
  const view = await renderPage(`/admin?tab=catalog&view=outlines${query}`, [
    mock(getOperatorMe, me({ role: 'stock', scopes: ['catalog', 'own'] })),
    mock(getOutlines, { list: [{ outline: { id: 'soic-8', ...fields }, parts: 3538 }], total: 1, ...page }),
    mock(getOutline, ({ id }) => (id === held.outline.id ? held.outline : errorResponse('not_found'))),
    mock(getOutlineChanges, {
      list: [
        {
          at: '2026-11-20T09:00:00Z',
          actor: 'Ada',
          action: 'outline.save',
          before: { ...fields, body: { ...fields.body, length: 5 } },
          after: fields,
        },
      ],
      total: 1,
      ...page,
    }),
    mock(saveOutline, ({ id, version, ...now }) => {
      if (id !== undefined && version !== held.outline.version)
        return errorResponse('version_conflict', { data: { version: held.outline.version } });
      held.asked.push(now);
      held.outline = shown(now, `${held.outline.version}+`, id ?? 'my-8');
      return held.outline;
    }),
    mock(removeOutline, { removed: true }),
  ]);
  return { ...view, held };
}

it('lists outlines with their drawing, size and parts, and opens one', async () => {
  const { user } = await open('');
  expect(await screen.findByRole('searchbox', { name: 'Name or standard' })).toBeDefined();
  const row = await screen.findByRole('row', { name: /SOIC-8 4.9 × 3.9 8 3,538$/ });
  await user.click(within(row).getByRole('link', { name: 'SOIC-8' }));
  expect(await screen.findByRole('form', { name: 'SOIC-8' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'LM358DR' }).closest('li')?.textContent).toBe('LM358DR TI · Hidden');
});

it('draws what is typed at once, what cannot be read as it was, and sends numbers', async () => {
  const { user, held } = await open('&outline=soic-8');
  const form = within(await screen.findByRole('form', { name: 'SOIC-8' }));
  const drawing = () => form.getByRole('img').getAttribute('aria-label')?.replaceAll('\u202f', ' ');
  expect(drawing()).toContain('body 4.90 by 3.90 mm');
  const length = form.getByLabelText('Body length (mm)');
  await user.clear(length);
  expect(drawing()).toContain('body 4.90 by 3.90 mm');
  await user.type(length, '10.3');
  expect(drawing()).toContain('body 10.30 by 3.90 mm');
  const pitch = form.getByLabelText('Pitch (mm)');
  await user.clear(pitch);
  await user.type(pitch, 'x');
  await user.click(form.getByRole('button', { name: 'Save drawing' }));
  expect(held.asked).toEqual([]);
  await user.clear(pitch);
  await user.click(form.getByRole('button', { name: 'Save drawing' }));
  await seeSaved(user);
  expect(held.asked).toEqual([{ ...fields, body: { ...fields.body, length: 10.3 }, pitch: null }]);
});

it.each([
  ['Body length (mm)', '500.001', 'Enter 500 or less'],
  ['Body length (mm)', '0', 'Enter 0.001 or more'],
  ['Pins', '2001', 'Enter 2,000 or less'],
  ['Rows', '0', 'Enter 1 or more'],
])('says at the field which bound is passed: %s of %s', async (label, typed, said) => {
  const { user, held } = await open('&outline=soic-8');
  const form = within(await screen.findByRole('form', { name: 'SOIC-8' }));
  const field = form.getByLabelText(label);
  await user.clear(field);
  await user.type(field, typed);
  await user.click(form.getByRole('button', { name: 'Save drawing' }));
  expect(await form.findByText(said)).toBeDefined();
  expect(held.asked).toEqual([]);
});

it('shows what somebody else has saved meanwhile, and an earlier state to be put back', async () => {
  const { user, held } = await open('&outline=soic-8');
  const form = within(await screen.findByRole('form', { name: 'SOIC-8' }));
  const width = form.getByLabelText('Body width (mm)');
  await user.clear(width);
  await user.type(width, '4');
  held.outline = { ...held.outline, version: 'v2', fields: { ...fields, body: { ...fields.body, width: 3.8 } } };
  await user.click(form.getByRole('button', { name: 'Save drawing' }));
  expect(await form.findByText('Saved in the meantime: 3.8')).toBeDefined();
  expect(width).toHaveProperty('value', '4');
  await user.click(screen.getByText(/Ada · Body length/));
  expect(screen.getByText('Body length (mm): 5 → 4.9')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Back to the state before this change' }));
  expect(form.getByLabelText('Body length (mm)')).toHaveProperty('value', '5');
});

it('begins a new one as a copy, and removes one that no part has', async () => {
  const { user, held, router } = await open('&outline=soic-8', { parts: 0 });
  await user.click(await screen.findByRole('button', { name: 'New drawing like this' }));
  const form = within(await screen.findByRole('form', { name: 'New drawing' }));
  await user.type(form.getByLabelText('Name'), 'MY-8');
  await user.selectOptions(form.getByLabelText('Way it is drawn'), 'Like 0603');
  await user.click(form.getByRole('button', { name: 'Add drawing' }));
  await waitFor(() => expect(router.state.location.search).toContain('outline=my-8'));
  expect(held.asked).toEqual([{ ...fields, name: 'MY-8', family: 'chip' }]);
  await screen.findByRole('form', { name: 'MY-8' });
  await user.click(screen.getByRole('button', { name: /^Remove drawing/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove drawing' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=catalog&view=outlines'));
});
