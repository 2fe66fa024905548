import type { RequestHandler } from 'msw';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getOrderDetail } from '#contract/api/order.ts';
import { getPartsLists } from '#contract/api/parts-list.ts';
import { getUserComments, saveComment } from '#contract/api/review.ts';
import { getCenter, getUserInfo } from '#contract/api/account.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleCenter } from '#src/testing/sample-account.ts';
import { orderNumber, sampleOrder } from '#src/testing/sample-order.ts';
import { sampleComment, sampleOwn, sampleOwnComments } from '#src/testing/sample-review.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';
import { testConfig } from '#src/testing/site-config.ts';

const features = { ...testConfig().features, reviews: true };
const toRate = { order_no: orderNumber, line_id: 'o1', mpn: 'LM358DR', manufacturer: 'Texas Instruments', product_web_url: 'ti-lm358dr' };

async function open(path: string, handlers: RequestHandler[]) {
  const noLists = { list: [], total: 0, current_page: 1, last_page: 1, page_size: 20, tags: [] };
  const shop = [
    mock(getPartsLists, noLists),
    mock(getConfig, testConfig({ features })),
    mock(getUserInfo, sampleUser()),
    mock(getCenter, sampleCenter([])),
  ];
  return renderPage(path, [...handlers, ...shop], { known: { user: inSession } });
}

const reviews = '/user/userCenter?section=reviews';

test('a part of a shipped order is rated; the list then says that it is read first', async () => {
  const sent = vi.fn();
  let isRated = false;
  const { user } = await open(reviews, [
    mock(getUserComments, () => (isRated ? sampleOwnComments([sampleOwn()]) : sampleOwnComments([], [toRate]))),
    mock(saveComment, (input) => {
      sent(input);
      isRated = true;
      return sampleComment({ status: 'pending' });
    }),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'My ratings and comments' })).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Rate LM358DR' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rate LM358DR' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Choose one to five stars')).toBeDefined();
  await user.click(dialog.getByRole('radio', { name: '4 stars' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Will be shown once we have read it')).toBeDefined();
  expect(sent).toHaveBeenCalledWith({ order_no: orderNumber, line_id: 'o1', rating: 4, text: '' });
});

test('a rating is changed with what was written before; a rejected one says why it is not shown', async () => {
  const rejected = sampleOwn({ id: 'c2', status: 'rejected', rated: null, rating: null, text: 'Buy elsewhere, cheap!' });
  const { user } = await open(reviews, [mock(getUserComments, sampleOwnComments([sampleOwn(), rejected]))]);
  expect(await screen.findByText('Not shown, because it breaks our rules for comments or is not about the part')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change your rating of LM358DR' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rate LM358DR' }));
  expect(await dialog.findByRole('radio', { name: '4 stars' })).toHaveProperty('checked', true);
  expect(dialog.getByRole('textbox', { name: 'Your comment' })).toHaveProperty('value', 'Quiet and cheap.');
});

test('who wrote nothing yet is told how to begin, and the overview counts what waits', async () => {
  const { user } = await open('/user/userCenter', [mock(getUserComments, sampleOwnComments([]))]);
  await user.click(await screen.findByRole('link', { name: '0 Parts to rate' }));
  expect(await screen.findByText('You have not written a comment yet')).toBeDefined();
});

test('the order offers a rating for what was shipped, and for nothing else', async () => {
  const [line] = sampleOrder().lines;
  const lines = line
    ? [
        { ...line, shipped: 100 },
        { ...line, line_id: 'o2', mpn: 'NE555P' },
      ]
    : [];
  await open(`/order/orderDetail?order_no=${orderNumber}`, [mock(getOrderDetail, sampleOrder({ lines, allowed: ['review', 'reorder'] }))]);
  expect(await screen.findByRole('button', { name: 'Rate LM358DR' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Rate NE555P' })).toBeNull();
});
