import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { approveOrder, getApproval, getApprovals, refuseOrder, type ShownApproval, withdrawApproval } from '#contract/api/approval.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { onePage } from '#src/testing/sample-coupon.ts';
import { sampleAddress, sampleOrder } from '#src/testing/sample-order.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

const { totals } = sampleOrder();
const { currency, total } = totals;
const line = {
  sku: 'PW-1',
  mpn: 'LM358',
  manufacturer: 'TI',
  quantity: 10,
  customer_reference: null,
  unit_micros: 460_000,
  line_total: 460,
};

function sampleApproval(change: Partial<ShownApproval> = {}): ShownApproval {
  return {
    id: 'ap1',
    status: 'waiting',
    asked_at: '2026-11-20T12:00:00Z',
    expires_at: '2026-12-04T12:00:00Z',
    answered_at: null,
    reason: null,
    order_no: null,
    asked_by: { name: 'Ada Lovelace', email: 'ada@acme.example' },
    is_own: false,
    lines: 1,
    currency,
    total,
    items: [{ ...line, now: { quantity: 10, unit_micros: 460_000, line_total: 460 } }],
    totals,
    shipping_address: sampleAddress,
    billing_address: sampleAddress,
    shipping: { code: 'standard', name: 'Standard shipping' },
    payment: { code: 'account', name: 'Net terms' },
    po_number: 'PO-1',
    customer_note: null,
    quote_no: null,
    now: { totals, shortages: [], problems: [] },
    allowed: ['approve', 'refuse'],
    ...change,
  };
}

const sent = vi.fn();
function open(first: ShownApproval, more: NonNullable<Parameters<typeof renderPage>[1]> = [], query = '') {
  let shown = first;
  sent.mockClear();
  const answer = (change: Partial<ShownApproval>) => (request: unknown) => {
    sent(request);
    shown = { ...shown, now: null, allowed: [], ...change };
    return shown;
  };
  return renderPage(
    `/user/userCenter?section=approvals${query}`,
    [
      ...more,
      mock(getUserInfo, sampleUser({ member_of: { company: 'ACME', role: 'approver' } })),
      mock(getApprovals, () => onePage([shown])),
      mock(getApproval, (request) => {
        if (request.shortage) sent(request);
        return shown;
      }),
      mock(approveOrder, answer({ status: 'approved', order_no: 'SO-261120-7K3MZQ' })),
      mock(refuseOrder, answer({ status: 'refused', reason: 'Over the budget.' })),
      mock(withdrawApproval, answer({ status: 'withdrawn' })),
    ],
    { known: { user: inSession } },
  );
}

it('finds an order that waits, says that nothing has changed, and approves it at its total', async () => {
  const { user } = await open(sampleApproval());
  expect(await screen.findByRole('link', { name: 'Approvals' })).toBeDefined();
  await user.click(await screen.findByRole('link', { name: 'Order of Ada Lovelace' }));
  expect(await screen.findByText('Prices and stock are still as they were when it was sent.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Approve and order for/ }));
  expect(await screen.findByText('The order SO-261120-7K3MZQ was placed.')).toBeDefined();
  expect(sent).toHaveBeenCalledWith({ id: 'ap1', expected_total: total });
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
});

it('shows what has changed, asks about the stock before it can be approved, and tells a refusal of the store', async () => {
  const now = {
    totals: { ...totals, total: total + 100 },
    shortages: [
      { line_id: 'l1', sku: 'PW-1', requested: 10, available: 4, backorder: true, from_stock: 4, lead_time_days: 14, expected_on: null },
    ],
    problems: [],
  };
  const gone = { ...line, sku: 'PW-2', mpn: 'OLD-1', now: null };
  const changed = { ...line, now: { quantity: 10, unit_micros: 560_000, line_total: 560 } };
  const refusal = mock(approveOrder, () => errorResponse('price_changed', { message: 'The price has changed' }));
  const { user } = await open(sampleApproval({ items: [changed, gone], now }), [refusal], '&approval=ap1');
  expect(await screen.findByText(/^LM358: .*4\.60 then, .*5\.60 now$/)).toBeDefined();
  expect(screen.getByText('OLD-1: cannot be ordered now')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Order all of it/ }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ shortage: 'backorder' })));
  await user.click(await screen.findByRole('button', { name: /Approve and order for/ }));
  expect(await screen.findByText('The price has changed')).toBeDefined();
});

it('refuses with a reason alone; the asker takes back', async () => {
  const { user } = await open(sampleApproval(), [], '&approval=ap1');
  await user.click(await screen.findByRole('button', { name: 'Refuse' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }));
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByRole('textbox', { name: 'Reason' }).getAttribute('aria-invalid')).toBe('true');
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Do not refuse' }));
  expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refuse' }));
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Over the budget.');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('Refused')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(sent).toHaveBeenCalledWith({ id: 'ap1', reason: 'Over the budget.' });
});

it('the asker takes an order back', async () => {
  const { user } = await open(sampleApproval({ is_own: true, allowed: ['withdraw'] }), [], '&approval=ap1');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your order for approval' });
  expect(within(document.body).queryByRole('button', { name: /Approve/ })).toBeNull();
  expect(heading).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Taken back')).toBeDefined();
});
