import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { confirmPayment, getAdminOrder, orderTransition } from '#contract/api/admin/order.ts';
import { getModeration, type ModerationItem, moderate } from '#contract/api/admin/moderation.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { adminOrderPath, openOffice, sampleAdminOrder } from '#src/testing/operator-office.tsx';
import { onePage } from '#src/testing/sample-coupon.ts';
import { orderNumber } from '#src/testing/sample-order.ts';

afterEach(() => sessionStorage.clear());

describe('an order', () => {
  it('is paid with what the shop expects, and errors stand at their fields', async () => {
    const asked: unknown[] = [];
    const pay = mock(confirmPayment, (request) => {
      asked.push(request);
      return errorResponse('validation_failed', { fields: { reference: [{ code: 'required', message: '' }] } });
    });
    const { user } = await openOffice(adminOrderPath, [mock(getAdminOrder, sampleAdminOrder()), pay]);
    const form = within(await screen.findByRole('form', { name: 'Book a transfer' }));
    expect(form.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('50.00');
    await user.click(form.getByRole('button', { name: 'Book the payment' }));
    await waitFor(() => expect(form.getByLabelText('Reference').getAttribute('aria-invalid')).toBe('true'));
    expect(asked).toMatchObject([{ order_no: orderNumber, amount: '50.00', reference: '' }]);
  });

  it('has a transfer once; another with the same reference is booked after a word', async () => {
    const asked: unknown[] = [];
    const pay = mock(confirmPayment, (request) => {
      asked.push(request);
      if (request.again) return sampleAdminOrder();
      return errorResponse('validation_failed', { fields: { reference: [{ code: 'not_unique', message: '' }] } });
    });
    const { user } = await openOffice(adminOrderPath, [mock(getAdminOrder, sampleAdminOrder()), pay]);
    const form = within(await screen.findByRole('form', { name: 'Book a transfer' }));
    await user.type(form.getByLabelText('Reference'), 'ACME 13');
    expect(form.queryByRole('checkbox')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Book the payment' }));
    await user.click(await form.findByRole('checkbox', { name: /^Another transfer/ }));
    await user.click(form.getByRole('button', { name: 'Book the payment' }));
    await waitFor(() => expect(asked).toMatchObject([{ reference: 'ACME 13' }, { reference: 'ACME 13', again: true }]));
  });

  it('that somebody else has changed is shown as it is now, and says so', async () => {
    let version = 1;
    const read = mock(getAdminOrder, () => sampleAdminOrder({ version, steps: version === 1 ? ['ship'] : ['deliver'] }));
    const ship = mock(orderTransition, () => {
      version = 2;
      return errorResponse('version_conflict', { data: { version: 2 } });
    });
    const { user } = await openOffice(adminOrderPath, [read, ship]);
    await user.type(await screen.findByLabelText('Carrier'), 'DHL');
    await user.click(screen.getByRole('button', { name: 'Send the parcel' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the parcel' })).toBeNull());
    expect(screen.getByText(/Somebody else has changed this/)).toBeDefined();
  });

  it('is cancelled only after a second word, and the safe button comes first', async () => {
    const asked: unknown[] = [];
    const cancel = mock(orderTransition, (request) => {
      asked.push(request);
      return sampleAdminOrder({ status: 'cancelled', steps: [] });
    });
    const { user } = await openOffice(adminOrderPath, [mock(getAdminOrder, sampleAdminOrder({ refundable: 5000 })), cancel]);
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/\$50.00 goes back to the buyer/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Change nothing' }));
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(asked).toMatchObject([{ to: 'cancelled' }]));
  });
});

it('a comment is published with one press', async () => {
  const item: ModerationItem = {
    kind: 'comment',
    id: 'co_1',
    status: 'pending',
    author: 'Ada E.',
    text: 'Works as it should.',
    locale: 'en',
    created_at: '2026-11-20T10:00:00Z',
    written_at: '2026-11-20T11:00:00Z',
    rating: 4,
    verified_purchase: true,
    images: [],
    mpn: 'LM358DR',
    manufacturer: 'TI',
    product_web_url: 'lm358dr',
    replies: [],
  };
  const asked: unknown[] = [];
  const handlers = [
    mock(getModeration, () => (asked.length === 0 ? onePage([item]) : onePage([]))),
    mock(moderate, (request) => {
      asked.push(request);
      return { ...item, status: 'published' as const };
    }),
  ];
  const { user } = await openOffice('/admin?tab=moderation', handlers);
  const card = within(await screen.findByRole('article', { name: 'Comment LM358DR' }));
  expect(card.getByText(/4 of 5 stars/)).toBeDefined();
  await user.click(card.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Nothing is here.')).toBeDefined();
  expect(asked).toEqual([{ kind: 'comment', id: 'co_1', action: 'publish', written_at: item.written_at }]);
});

it('a proposed link shows where it leads; it is published or kept back, never answered', async () => {
  const item: ModerationItem = {
    kind: 'link',
    id: 'li_1',
    status: 'pending',
    author: 'ada@example.com',
    text: 'Passive filters, worked out.',
    locale: '',
    created_at: '2026-11-20T10:00:00Z',
    written_at: '2026-11-20T10:00:00Z',
    rating: null,
    verified_purchase: false,
    images: ['/api/store/common/file/lo_1?expires=1&signature=s'],
    link: { title: 'Filter notes', url: 'https://filters.example/notes' },
    mpn: '',
    manufacturer: '',
    product_web_url: '',
    replies: [],
  };
  const asked: unknown[] = [];
  const handlers = [
    mock(getModeration, () => (asked.length === 0 ? onePage([item]) : onePage([]))),
    mock(moderate, (request) => {
      asked.push(request);
      return { ...item, status: 'rejected' as const };
    }),
  ];
  const { user } = await openOffice('/admin?tab=moderation', handlers);
  const card = within(await screen.findByRole('article', { name: 'Link Filter notes' }));
  expect(card.getByRole('link', { name: 'Filter notes' }).getAttribute('href')).toBe('https://filters.example/notes');
  expect(card.getByRole('img', { name: 'Picture' }).getAttribute('src')).toBe(item.images[0]);
  expect(card.queryByRole('button', { name: 'Reply' })).toBeNull();
  await user.click(card.getByRole('button', { name: 'Keep back' }));
  expect(await screen.findByText('Nothing is here.')).toBeDefined();
  expect(asked).toEqual([{ kind: 'link', id: 'li_1', action: 'reject', written_at: item.written_at }]);
});
