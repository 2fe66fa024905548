import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cancelOrder, confirmReceipt, reorder } from '#contract/api/order.ts';
import { getCart } from '#contract/api/cart.ts';
import { getUserInfo, getUserOrders } from '#contract/api/account.ts';
import { deliveryEstimate } from '#src/testing/delivery-estimate.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { testConfig } from '#src/testing/site-config.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleOrders, sampleSummary, sentNumber, sentSummary } from '#src/testing/sample-account.ts';
import { changedCart, sampleCart } from '#src/testing/sample-cart.ts';
import { orderNumber, sampleOrder } from '#src/testing/sample-order.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

const path = '/user/order';
const both = sampleOrders([sampleSummary(), sentSummary()], {
  counts: { all: 2, unpaid: 1, processing: 0, shipped: 1, completed: 0, closed: 0 },
});

async function open(handlers: Parameters<typeof renderPage>[1] = [], address = path) {
  const view = await renderPage(address, [...handlers, mock(getUserInfo, sampleUser()), mock(getUserOrders, both)], {
    known: { user: inSession },
  });
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  return view;
}

/** The row of one order. */
async function findRow(number: string) {
  const link = await screen.findByRole('link', { name: number });
  return within(link.closest('li') ?? document.body);
}

describe('the list', () => {
  it('shows what was ordered, where it stands and what it costs, and leads to the order', async () => {
    await open();
    const sent = await findRow(sentNumber);
    expect(sent.getByText('NE555P, LM317T, TL072CP and 2 more')).toBeDefined();
    expect(sent.getByText('Shipped')).toBeDefined();
    expect(sent.getByText('$1,204.18')).toBeDefined();
    expect(sent.getByRole('link', { name: sentNumber }).getAttribute('href')).toBe(`/order/orderDetail?order_no=${sentNumber}`);
    expect(screen.getByRole('tab', { name: 'All 2' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('1–\u20602 of 2 orders')).toBeDefined();
  });

  it('says which order has to be paid first, and until when', async () => {
    await open();
    expect(await screen.findByText(`Order ${orderNumber} is waiting for your payment.`)).toBeDefined();
    expect(screen.getByText('We hold the parts until Nov 27, 2026.')).toBeDefined();
    const [link] = screen.getAllByRole('link', { name: `Show how to pay order ${orderNumber}` });
    expect(link?.getAttribute('href')).toBe(`/order/orderPay?order_no=${orderNumber}`);
  });

  it('marks its own page in the account’s navigation, whose links all exist', async () => {
    const plain = testConfig();
    await open([mock(getConfig, { ...plain, features: { ...plain.features, coupons: true } })]);
    await screen.findByRole('link', { name: 'Coupons' });
    const links = within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Overview',
      'Orders',
      'Quotes',
      'Coupons',
      'Addresses',
      'Change password',
      'Calculations',
      'Account settings',
    ]);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual(['Orders']);
  });

  it('goes to the log-in without a session, and comes back', async () => {
    const { router } = await renderPage(`${path}?status=shipped`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/login'));
    expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe(`${path}?status=shipped`);
  });
});

describe('narrowing the list', () => {
  it('keeps tab, search, days and page in the address and asks for exactly these', async () => {
    const asked = vi.fn();
    const { user, router } = await open([
      mock(getUserOrders, (query) => {
        asked(query);
        return { ...both, total: 45, last_page: 3 };
      }),
    ]);
    await user.click(await screen.findByRole('tab', { name: /On the way/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=shipped'));
    await user.type(screen.getByLabelText('Order, part or purchase order number'), 'NE555');
    await user.type(screen.getByLabelText('Placed from'), '2026-11-01');
    await user.click(within(screen.getByRole('search', { name: 'Search the orders' })).getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ status: 'shipped', keyword: 'NE555', from: '2026-11-01' }));
    // The loader asks while the former list is still on screen.
    const second = `${path}?status=shipped&keyword=NE555&from=2026-11-01&page=2`;
    await waitFor(() => expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(second));
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ status: 'shipped', keyword: 'NE555', from: '2026-11-01', page: '2' }));
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=shipped'));
    await waitFor(() => expect(screen.getByLabelText('Order, part or purchase order number')).toHaveProperty('value', ''));
  });

  it('refuses days in the wrong order at their field', async () => {
    const { user, router } = await open();
    await user.type(screen.getByLabelText('Placed from'), '2026-11-10');
    await user.type(screen.getByLabelText('Placed until'), '2026-11-01');
    await user.click(within(screen.getByRole('search', { name: 'Search the orders' })).getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Choose a day that is not before the first one')).toBeDefined();
    expect(router.state.location.search).toBe('');
  });

  it('leaves out what an address cannot mean', async () => {
    const asked = vi.fn();
    const handler = mock(getUserOrders, (query) => {
      asked(query);
      return both;
    });
    await open([handler], `${path}?status=lost&from=2026-02-30&page=0&keyword=NE555`);
    await findRow(sentNumber);
    expect(asked).toHaveBeenCalledWith({ keyword: 'NE555' });
  });
});

describe('what can be done with an order', () => {
  it('is only what the server allows', async () => {
    await open();
    const sent = await findRow(sentNumber);
    expect(sent.getAllByRole('button').map((button) => button.textContent)).toEqual(['Confirm receipt', 'Reorder']);
  });

  it('cancels it only after a question that names it, and shows its new state', async () => {
    let orders = both;
    const cancelled = vi.fn();
    const { user } = await open([
      mock(getUserOrders, () => orders),
      mock(cancelOrder, (input, request) => {
        cancelled(input, request.headers.get('authorization'));
        orders = sampleOrders([sampleSummary({ status: 'cancelled', payment_status: 'cancelled', allowed: ['reorder'] })]);
        return sampleOrder({ status: 'cancelled' });
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: `Cancel order ${orderNumber}` }));
    const dialog = within(screen.getByRole('dialog', { name: `Cancel order ${orderNumber}?` }));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Canceled')).toBeDefined();
    expect(cancelled).toHaveBeenCalledWith({ order_no: orderNumber }, 'Bearer st_1');
    expect(screen.queryByRole('button', { name: `Cancel order ${orderNumber}` })).toBeNull();
  });

  it('says when it is too late to cancel, and then shows the present state', async () => {
    let orders = both;
    const { user } = await open([
      mock(getUserOrders, () => orders),
      mock(cancelOrder, () => {
        orders = sampleOrders([sentSummary()]);
        return errorResponse('state_conflict');
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: `Cancel order ${orderNumber}` }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText(/can no longer be canceled/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Keep order' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: orderNumber })).toBeNull());
  });

  it('confirms the receipt', async () => {
    const confirmed = vi.fn();
    const { user } = await open([
      mock(confirmReceipt, (input) => {
        confirmed(input);
        return sampleOrder({ status: 'completed' });
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: `Confirm receipt of order ${sentNumber}` }));
    const dialog = within(screen.getByRole('dialog', { name: `Confirm receipt of order ${sentNumber}?` }));
    await user.click(dialog.getByRole('button', { name: 'Confirm receipt' }));
    await waitFor(() => expect(confirmed).toHaveBeenCalledWith({ order_no: sentNumber }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Confirm receipt/ })).toBeNull());
  });

  it('puts the parts into the cart again, goes there and names what is gone', async () => {
    const results = [
      { sku: 'A-1', line_id: 'l1', quantity: 100 },
      { sku: 'B-2', line_id: null, quantity: 0, error: { code: 'product_unavailable', message: 'gone' } },
    ];
    const keys = vi.fn();
    const answered = Promise.withResolvers<null>();
    const slow = mock(reorder, async (_body, request) => {
      keys(request.headers.get('Idempotency-Key'));
      await answered.promise;
      return changedCart([], results);
    });
    const { user, router } = await open([slow, mock(getCart, sampleCart()), ...deliveryEstimate]);
    const button = await screen.findByRole('button', { name: `Reorder ${sentNumber}` });
    await user.tripleClick(button);
    answered.resolve(null);
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(keys.mock.calls).toEqual([[expect.stringMatching(/^[0-9a-f]{32}$/)]]);
    expect(await screen.findByText(`1 item of order ${sentNumber} is in your cart.`)).toBeDefined();
    expect(screen.getByText('No longer available: B-2')).toBeDefined();
  });

  it('stays and says so when none of the parts can be ordered', async () => {
    const results = [{ sku: 'B-2', line_id: null, quantity: 0, error: { code: 'product_unavailable', message: 'gone' } }];
    const { user, router } = await open([mock(reorder, changedCart([], results))]);
    await user.click(await screen.findByRole('button', { name: `Reorder ${sentNumber}` }));
    expect(await screen.findByText('None of these parts can be ordered now.')).toBeDefined();
    expect(router.state.location.pathname).toBe(path);
  });
});

describe('without orders', () => {
  it('tells a new account what belongs here', async () => {
    await open([mock(getUserOrders, sampleOrders([]))]);
    expect(await screen.findByText('You have not ordered anything yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find parts' }).getAttribute('href')).toBe('/product');
  });

  it('tells that only this state has none', async () => {
    await open([mock(getUserOrders, sampleOrders([], { counts: { ...both.counts } }))], `${path}?status=completed`);
    expect(await screen.findByText('No order is in this state.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show orders in every state' }).getAttribute('href')).toBe(path);
  });

  it('tells that nothing matches the search', async () => {
    await open([mock(getUserOrders, sampleOrders([]))], `${path}?keyword=XYZ`);
    expect(await screen.findByText('No order matches “XYZ”.')).toBeDefined();
  });

  it('offers to try again when they could not be loaded', async () => {
    let isDown = true;
    const { user } = await open([mock(getUserOrders, () => (isDown ? errorResponse('unavailable') : both))]);
    expect(await screen.findByText('We could not load the orders.')).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: sentNumber })).toBeDefined();
  });

  it('ends the session with it when the server says so', async () => {
    const { router } = await renderPage(path, [mock(getUserInfo, sampleUser()), mockError(getUserOrders, 'token_invalid')], {
      known: { user: inSession },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/login'));
  });
});
