import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getCenter, getUserInfo, saveInfo } from '#contract/api/user.ts';
import { errorResponse, mock, mockOffline } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleCenter, sampleSummary } from '#src/testing/sample-account.ts';
import { orderNumber } from '#src/testing/sample-order.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

/** The first page of a file loads its code. */
vi.setConfig({ testTimeout: 30_000 });

async function open(handlers: Parameters<typeof renderPage>[1] = []) {
  const shop = [mock(getUserInfo, sampleUser()), mock(getCenter, sampleCenter([sampleSummary()]))];
  const view = await renderPage('/user/userCenter', [...handlers, ...shop], { known: { user: inSession } });
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  return view;
}

describe('the overview', () => {
  it('says what is due next and leads to it', async () => {
    await open();
    expect(await screen.findByText(`Order ${orderNumber} is waiting for your payment.`)).toBeDefined();
    const tiles = within(screen.getByRole('list', { name: 'At a glance' })).getAllByRole('link');
    expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
      ['1 Waiting for payment', '/user/order?status=unpaid'],
      ['2 Being prepared', '/user/order?status=processing'],
      ['1 On the way', '/user/order?status=shipped'],
      ['0 Coupons to use', '/user/coupon'],
    ]);
    expect(screen.getByRole('link', { name: orderNumber })).toBeDefined();
    expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/user/order');
  });

  it('tells a new account what belongs here', async () => {
    await open([mock(getCenter, sampleCenter([]))]);
    expect(await screen.findByText('You have not ordered anything yet')).toBeDefined();
  });

  it('offers to try again when it could not be loaded', async () => {
    let isDown = true;
    const { user } = await open([mock(getCenter, () => (isDown ? errorResponse('unavailable') : sampleCenter([sampleSummary()])))]);
    expect(await screen.findByText('We could not load the account.')).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: orderNumber })).toBeDefined();
  });
});

describe('the details', () => {
  it('are changed in place and shown everywhere at once', async () => {
    const saved = vi.fn();
    let user = sampleUser();
    const view = await open([
      mock(getUserInfo, () => user),
      mock(getCenter, () => sampleCenter([], user)),
      mock(saveInfo, (input) => {
        saved(input);
        user = sampleUser({ first_name: 'Maria', company: 'Keller GmbH' });
        return user;
      }),
    ]);
    await view.user.click(await screen.findByRole('button', { name: 'Change details' }));
    await view.user.clear(screen.getByLabelText('First name'));
    await view.user.type(screen.getByLabelText('First name'), 'Maria');
    await view.user.type(screen.getByLabelText('Company'), 'Keller GmbH');
    await view.user.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Keller GmbH')).toBeDefined();
    expect(screen.getByText('Your details are saved.')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Account Maria Keller' })).toBeDefined();
    expect(saved).toHaveBeenCalledWith({ first_name: 'Maria', last_name: 'Keller', company: 'Keller GmbH', phone: '' });
  });

  it('say what is wrong with them at their field', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Change details' }));
    await user.clear(screen.getByLabelText('First name'));
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('link', { name: 'Enter your first name' })).toBeDefined();
  });

  it('are kept without a connection', async () => {
    const { user } = await open([mockOffline(saveInfo)]);
    await user.click(await screen.findByRole('button', { name: 'Change details' }));
    await user.type(screen.getByLabelText('Company'), 'Keller GmbH');
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('We could not reach the shop. What you typed is kept.')).toBeDefined();
    expect(screen.getByLabelText('Company')).toHaveProperty('value', 'Keller GmbH');
  });
});
