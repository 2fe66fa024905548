import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Figure, getFigure, getTasks, type TaskKind, taskKinds } from '#contract/api/admin/overview.ts';
import { getAdminOrders } from '#contract/api/admin/order.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import type { RequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { orderStatuses } from '#contract/api/order.ts';
import { ordersBeside } from '#src/testing/operator-office.tsx';
import * as csv from '#src/components/file/save-csv.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken, sampleMe } from '#src/testing/sample-operator.ts';

beforeEach(() => sessionStorage.setItem('operator_session', operatorToken));
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

type Rows = ResponseOf<typeof getFigure>['rows'];
const part = { id: '7', mpn: 'LM358DR', manufacturer: 'TI' };
const answers: Partial<Record<Figure, Rows>> = {
  sales: [
    { start: '2026-11-17', orders: 2, ordered: 1250, received: 0 },
    { start: '2026-11-18', orders: 5, ordered: 99_900, received: 50_000 },
  ],
  conversion: [{ start: '2026-11-18', searches: 200, orders: 5, share: 0.025 }],
  low_stock: [{ ...part, on_hand: 10, reserved: 4, owed: 8, safety: 5, sold: 20, free: -2 }],
  searches_none: Array.from({ length: 12 }, (_, n) => ({ keyword: `=word ${n}`, locale: 'de', searches: 20 - n, last: '2026-11-18' })),
};

async function open(tasks: Partial<Record<TaskKind, number>>, change: Parameters<typeof sampleMe>[0] = {}) {
  const asked: RequestOf<typeof getFigure>[] = [];
  const figure = mock(getFigure, (request) => {
    asked.push(request);
    const rows = answers[request.figure] ?? [];
    return { figure: request.figure, base_currency: 'EUR' as const, from: '2026-11-17', to: '2026-11-18', rows, is_cut: false };
  });
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Record<(typeof orderStatuses)[number], number>; // every state is there
  const orders = mock(getAdminOrders, { list: [], total: 0, current_page: 1, last_page: 1, page_size: 20, counts });
  const list = taskKinds.map((kind) => ({ kind, count: tasks[kind] ?? 0 }));
  const view = await renderPage('/admin', [
    figure,
    orders,
    ...ordersBeside(),
    mock(getTasks, { list }),
    mock(getOperatorMe, sampleMe(change)),
  ]);
  await screen.findByRole('region', { name: 'To do' });
  return { ...view, asked };
}

it('what waits is a link to the list that it is in, and what does not wait is not named', async () => {
  const { user } = await open({ orders_pending: 1200, messages: 3 });
  const tasks = within(screen.getByRole('region', { name: 'To do' }));
  expect(tasks.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['1,200 Orders awaiting payment', '3 Open messages']);
  await user.click(tasks.getByRole('link', { name: /Orders awaiting payment/ }));
  expect(await screen.findByRole('tab', { name: 'Orders', selected: true })).toBeDefined();
  expect((await screen.findByLabelText<HTMLSelectElement>('State')).value).toBe('pending');
});

it('failed mails are told with their reason only where there are some', async () => {
  await open({});
  expect(screen.queryByRole('region', { name: 'Emails not delivered' })).toBeNull();
  expect(screen.getByText('Nothing is waiting.')).toBeDefined();
});

it('orders and money are plots with a keyboard and a table, by day, week or month', async () => {
  const { user, asked } = await open({});
  const money = await screen.findByRole('slider', { name: 'Ordered' });
  money.focus();
  await user.keyboard('{End}');
  expect(money.getAttribute('aria-valuetext')).toContain('€999.00');
  expect(money.getAttribute('aria-valuetext')).toContain('Nov 18, 2026');
  await user.click(screen.getByRole('button', { name: 'Table: Orders' }));
  const rows = within(screen.getByRole('table', { name: 'Orders' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['DayOrders', 'Nov 17, 20262', 'Nov 18, 20265']);
  await user.selectOptions(screen.getByLabelText('Period'), 'By month');
  await waitFor(() => expect(asked).toContainEqual({ figure: 'sales', period: 'month' }));
  expect(asked).toContainEqual({ figure: 'conversion', period: 'month' });
});

it('a figure shows its first rows, then all, and saves all of them with plain numbers', async () => {
  const saved: [string, string][] = [];
  vi.spyOn(csv, 'saveCsv').mockImplementation((name, text) => void saved.push([name, text]));
  const { user } = await open({});
  const words = within(await screen.findByRole('region', { name: 'Searches without a result' }));
  expect((await words.findAllByRole('row')).length).toBe(9);
  await user.click(words.getByRole('button', { name: 'Show all 12' }));
  expect(words.getAllByRole('row').length).toBe(13);
  await user.click(words.getByRole('button', { name: 'CSV: Searches without a result' }));
  const [name, text] = saved[0] ?? [];
  expect(name).toBe('searches_none-2026-11-18.csv');
  expect(text?.split('\r\n').slice(0, 2)).toEqual(['\ufeffSearch words,Language,Searches,Last time', "'=word 0,de,20,2026-11-18"]);
  expect(text?.trim().split('\r\n').length).toBe(13);
});

it('a part that is short leads to its editor', async () => {
  await open({});
  const low = within(await screen.findByRole('region', { name: 'Low stock' }));
  expect((await low.findByRole('link', { name: 'LM358DR' })).getAttribute('href')).toBe('/admin?tab=catalog&product=7');
  expect(low.getByRole('cell', { name: '-2' })).toBeDefined();
});

it('a role without the parts sees their numbers only', async () => {
  await open({ failed_imports: 1 }, { role: 'sales', scopes: ['orders', 'overview', 'own'] });
  expect(within(screen.getByRole('region', { name: 'To do' })).queryByRole('link')).toBeNull();
  const low = within(await screen.findByRole('region', { name: 'Low stock' }));
  expect(await low.findByText('LM358DR')).toBeDefined();
  expect(low.queryByRole('link')).toBeNull();
});
