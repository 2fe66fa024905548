import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { bulkEdit, getBulkEdits, previewBulk, undoBulk } from '#contract/api/admin/bulk.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { getAdminProducts, getProductChoices } from '#contract/api/admin/product.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';

afterEach(() => sessionStorage.clear());

const page = { current_page: 1, last_page: 1, page_size: 20 };
const item = (id: string, mpn: string) => ({
  id,
  web_url: mpn.toLowerCase(),
  mpn,
  manufacturer: 'Yageo',
  category: 'Chip resistors',
  package: '0603',
  hidden: false,
  sku: null,
  unit_micros: 12_000,
  on_hand: 5,
  available: 5,
});
const parts = mock(getAdminProducts, { list: [item('7', 'RC-7'), item('8', 'RC-8')], total: 2, ...page, base_currency: 'EUR' });
const choices = mock(getProductChoices, {
  categories: [{ web_url: 'mlcc', path: ['Passive', 'Ceramic capacitors'] }],
  manufacturers: [{ web_url: 'yageo', name: 'Yageo' }],
  outlines: [],
  rates: [],
  base_currency: 'EUR',
  country: 'DE',
});
const outcome = { changed: 1, unchanged: 1, refused: 1, refused_parts: [{ id: '9', mpn: 'RC-9', code: 'not_unique' as const }] };

async function open(handlers: NonNullable<Parameters<typeof renderPage>[1]>, query = '', role: 'stock' | 'read_only' = 'stock') {
  sessionStorage.setItem('operator_session', token);
  const own = me({ role, scopes: ['catalog', 'own'], read_only: role === 'read_only' });
  return renderPage(`/admin?tab=catalog${query}`, [...handlers, parts, choices, mock(getOperatorMe, own)]);
}
const panel = async () => within(await screen.findByRole('region', { name: 'Change many parts' }));

it('ticked parts are looked at, changed as the preview said, and what stays is named', async () => {
  const asked: object[] = [];
  const { user } = await open([
    mock(previewBulk, (request) => {
      asked.push(request);
      return { ...outcome, rows: [{ id: '7', mpn: 'RC-7', manufacturer: 'Yageo', before: 12_000, after: 11_700 }] };
    }),
    mock(bulkEdit, (request) => {
      asked.push(request);
      return { ...outcome, batch_id: 'b1' };
    }),
  ]);
  await user.click(await screen.findByLabelText('Select RC-7'));
  const form = await panel();
  await user.type(form.getByLabelText('Percent'), '-2.5');
  await user.click(form.getByRole('button', { name: 'Show what would change' }));
  const row = within(await form.findByRole('table'))
    .getByText('RC-7')
    .closest('tr');
  expect(row?.textContent).toMatch(/0\.012.*0\.0117/);
  expect(form.getByText('RC-9: The manufacturer already has this number.')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Change 1 parts' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change 1 parts' }));
  await form.findByText('1 parts changed.');
  const change = { field: 'price', percent_bp: -250 };
  expect(asked).toMatchObject([
    { ids: ['7'], change },
    { ids: ['7'], change, expected: 1 },
  ]);
});

it('all that the list finds is changed where nothing is ticked; what cannot be read is told at the field', async () => {
  const asked: object[] = [];
  const { user } = await open(
    [
      mock(previewBulk, (request) => {
        asked.push(request);
        return errorResponse('validation_failed', { fields: { 'change.value': [{ code: 'not_allowed', message: '' }] } });
      }),
    ],
    '&category=mlcc&maker=yageo&keyword=RC',
  );
  const form = await panel();
  await user.click(form.getByRole('button', { name: 'Show what would change' }));
  expect(form.getByLabelText('Percent').getAttribute('aria-invalid')).toBe('true');
  expect(asked).toEqual([]);
  await user.selectOptions(form.getByLabelText('What changes'), 'Category');
  await user.selectOptions(form.getByLabelText('New value'), 'mlcc');
  await user.click(form.getByRole('button', { name: 'Show what would change' }));
  await form.findByRole('alert');
  expect(form.getByLabelText('New value').getAttribute('aria-invalid')).toBe('true');
  expect(asked).toMatchObject([{ found: { category: 'mlcc', manufacturer: 'yageo', keyword: 'RC' }, change: { value: 'mlcc' } }]);
});

it('what is typed stays while the list is narrowed and parts are ticked; what was told of others goes', async () => {
  const asked: object[] = [];
  const { user } = await open([
    mock(previewBulk, (request) => {
      asked.push(request);
      return { ...outcome, rows: [{ id: '7', mpn: 'RC-7', manufacturer: 'Yageo', before: 12_000, after: 11_700 }] };
    }),
  ]);
  const form = await panel();
  await user.type(form.getByLabelText('Percent'), '-2.5');
  await user.click(form.getByRole('button', { name: 'Show what would change' }));
  await form.findByRole('button', { name: 'Change 1 parts' });
  await user.type(screen.getByRole('searchbox'), 'RC{Enter}');
  await waitFor(() => expect(form.queryByRole('button', { name: 'Change 1 parts' })).toBeNull());
  await user.click(await screen.findByLabelText('Select RC-7'));
  expect(form.getByLabelText<HTMLInputElement>('Percent').value).toBe('-2.5');
  await user.click(form.getByRole('button', { name: 'Show what would change' }));
  await form.findByRole('button', { name: 'Change 1 parts' });
  expect(asked).toMatchObject([{ found: {} }, { ids: ['7'] }]);
});

it('another record begins with what is stored of it', async () => {
  const { user } = await open([mock(getBulkEdits, { list: [], total: 0, ...page })]);
  const form = await panel();
  await user.type(form.getByLabelText('Percent'), '4');
  await user.click(form.getByRole('link', { name: 'Changes of many parts' }));
  await user.click(await screen.findByRole('link', { name: 'All parts' }));
  expect((await panel()).getByLabelText<HTMLInputElement>('Percent').value).toBe('');
});

it('a change is taken back, and parts that were changed since are named', async () => {
  const batch = {
    id: 'b1',
    at: '2026-11-01T10:00:00.000Z',
    actor: 'Ada',
    change: { field: 'price' as const, percent_bp: 550 },
    target: null,
    changed: 12,
    undone_at: null,
    undone_by: null,
  };
  const { user } = await open(
    [
      mock(getBulkEdits, { list: [batch], total: 1, ...page }),
      mock(undoBulk, { changed: 11, unchanged: 0, refused: 1, refused_parts: [{ id: '7', mpn: 'RC-7', code: 'changed_since' }] }),
    ],
    '&view=bulk',
  );
  expect((await screen.findByRole('row', { name: /Ada/ })).textContent).toContain('Prices by percent: +5.5%');
  await user.click(screen.getByRole('button', { name: 'Undo “Prices by percent: +5.5%”' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }));
  await screen.findByText('11 parts are as before.');
  expect(screen.getByText('RC-7: It was changed again in the meantime.')).toBeTruthy();
});

it('who only reads ticks and changes nothing', async () => {
  await open([], '', 'read_only');
  await screen.findByText('RC-7');
  expect(screen.queryByLabelText('Select RC-7')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Change many parts' })).toBeNull();
});
