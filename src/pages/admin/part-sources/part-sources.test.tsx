import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getImportMappings } from '#contract/api/admin/catalog.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { getPartSourceRuns, getPartSources, type PartSource, runPartSource, savePartSource } from '#contract/api/admin/part-source.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';

beforeEach(() => sessionStorage.setItem('operator_session', token));
afterEach(() => sessionStorage.clear());

const run = {
  id: 'r1',
  begun_at: '2026-11-29T09:00:00Z',
  ended_at: '2026-11-29T09:00:05Z',
  status: 'failed',
  reason: 'problems',
  detail: null,
  bytes: 1200,
  rows: 40,
  skipped: 3,
  problems: 1,
} as const;
const source: PartSource = {
  id: 's1',
  name: 'Supplier A',
  place: { kind: 'web', url: 'https://supplier.example/stock.csv' },
  login: 'bearer',
  mapping: null,
  every_minutes: 15,
  changes: 'stock_and_prices',
  new_manufacturers: false,
  leave_out_faulty: false,
  paused_at: null,
  next_at: '2026-11-29T09:15:00Z',
  failures: 2,
  last_run: run,
};
const mappings = mock(getImportMappings, { list: [] });

it('a place is named with its login; what the store refuses stands at its field', async () => {
  const sent: RequestOf<typeof savePartSource>[] = [];
  const save = mock(savePartSource, (request) => {
    sent.push(request);
    if (sent.length === 1) return errorResponse('validation_failed', { fields: { 'place.host': [{ code: 'not_allowed', message: '' }] } });
    return { list: [source] };
  });
  const { user } = await renderPage('/admin?tab=catalog&view=sources', [
    mock(getOperatorMe, me()),
    mock(getPartSources, { list: [] }),
    mappings,
    save,
  ]);
  const form = within(await screen.findByRole('form', { name: 'New place' }));
  await user.type(form.getByLabelText('Name'), 'Supplier A');
  await user.selectOptions(form.getByLabelText('Where the file lies'), 'SFTP server');
  await user.type(form.getByLabelText('Host'), 'files.example');
  await user.type(form.getByLabelText('Path of the file'), '/stock.csv');
  await user.type(form.getByLabelText('User'), 'shop');
  await user.type(form.getByLabelText(/^Fingerprint/), `SHA256:${'A'.repeat(43)}`);
  await user.type(form.getByLabelText('Password'), 'secret');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form.getByLabelText('Host').getAttribute('aria-invalid')).toBe('true'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    name: 'Supplier A',
    place: { kind: 'sftp', host: 'files.example', port: 22, path: '/stock.csv', user: 'shop' },
    login: { kind: 'password', password: 'secret' },
    every_minutes: 60,
    changes: 'stock_and_prices',
    leave_out_faulty: true,
  });
  // A secret does not stay on the page.
  await waitFor(() => expect(screen.queryByDisplayValue('secret')).toBeNull());
});

it('a change keeps the login unless another one is typed', async () => {
  const sent: RequestOf<typeof savePartSource>[] = [];
  const save = mock(savePartSource, (request) => {
    sent.push(request);
    return { list: [source] };
  });
  const { user } = await renderPage('/admin?tab=catalog&view=sources', [
    mock(getOperatorMe, me()),
    mock(getPartSources, { list: [source] }),
    mappings,
    save,
  ]);
  await user.click(within(await screen.findByRole('group', { name: 'Supplier A' })).getByRole('button', { name: 'Change' }));
  const form = within(screen.getByRole('form', { name: 'Change Supplier A' }));
  await user.clear(form.getByLabelText(/^Every how many minutes/));
  await user.type(form.getByLabelText(/^Every how many minutes/), '30');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ id: 's1', every_minutes: 30 }]));
  expect(sent[0]).not.toHaveProperty('login');
});

it('tells how runs went, row by row, and lets one begin; who minds the catalog names no places', async () => {
  let asked = 0;
  const { user } = await renderPage('/admin?tab=catalog&view=sources&source=s1', [
    mock(getOperatorMe, me({ role: 'stock', scopes: ['catalog', 'shipping', 'own'] })),
    mock(getPartSources, { list: [source] }),
    mock(getPartSourceRuns, {
      list: [{ ...run, errors: [{ row: 7, field: 'stock.on_hand', code: 'invalid_format', message: 'Not readable many' }] }],
      total: 1,
      current_page: 1,
      last_page: 1,
      page_size: 20,
    }),
    mock(runPartSource, () => {
      asked += 1;
      return { list: [source] };
    }),
  ]);
  const one = within(await screen.findByRole('group', { name: 'Supplier A' }));
  expect(one.getByText(/failed in a row: 2/)).toBeDefined();
  const runs = within(await screen.findByRole('group', { name: 'Runs of Supplier A' }));
  expect(await runs.findByText(/Rows with problems; nothing was written/)).toBeDefined();
  expect(runs.getByText('stock.on_hand').closest('tr')?.textContent).toContain('7');
  await user.click(one.getByRole('button', { name: 'Run now' }));
  await screen.findByText('It begins within half a minute.');
  expect(asked).toBe(1);
  expect(screen.queryByRole('form')).toBeNull();
  expect(one.queryByRole('button', { name: 'Remove' })).toBeNull();
});
