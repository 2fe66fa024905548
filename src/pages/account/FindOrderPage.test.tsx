import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getOrderDetail } from '#contract/api/order.ts';
import { sendOrderLink } from '#contract/api/order-link.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';

const number = () => screen.findByLabelText('Number of the order or inquiry');
const email = () => screen.findByLabelText('Email', { selector: '#email' });
const send = () => screen.findByRole('button', { name: 'Send link' });

it('says the same whether number and address belong together or not', async () => {
  const asked = vi.fn();
  const { user } = await renderPage('/order/find', [
    mock(sendOrderLink, (body) => {
      asked(body);
      return { ok: true as const };
    }),
  ]);
  await user.type(await number(), 'so 261122 7kq4wd');
  await user.type(await email(), 'erika@example.com');
  await user.click(await send());
  expect(await screen.findByText('If number and address belong together, a link is on its way to erika@example.com.')).toBeTruthy();
  expect(asked).toHaveBeenCalledOnce();
});

it('tells at the field what a number looks like, and keeps what was typed', async () => {
  const { user } = await renderPage('/order/find', [mock(sendOrderLink, () => errorResponse('rate_limited'))]);
  await user.click(await send());
  expect(await screen.findByRole('link', { name: 'Enter the number of the order or inquiry' })).toBeTruthy();
  await user.type(await number(), '4711');
  expect(await screen.findByRole('link', { name: 'Enter the number as in our emails, like SO-261122-7KQ4WD' })).toBeTruthy();
  await user.clear(await number());
  await user.type(await number(), 'RQ-261122-7KQ4WD');
  await user.type(await email(), 'erika@example.com');
  await user.click(await send());
  expect(await screen.findByText('Too many tries in a short time. Wait a while, then try again.')).toBeTruthy();
  expect(await number()).toHaveProperty('value', 'RQ-261122-7KQ4WD');
});

it('is where an order leads that does not open, with its number filled in', async () => {
  const { user } = await renderPage('/order/orderDetail?order_no=SO-261122-7KQ4WD', [mockError(getOrderDetail, 'auth_required')]);
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Send me a new link' }));
  expect(await number()).toHaveProperty('value', 'SO-261122-7KQ4WD');
});

it('is linked from the log-in', async () => {
  await renderPage('/user/login');
  const link = await within(screen.getByRole('main')).findByRole('link', { name: 'Find your order' });
  expect(link.getAttribute('href')).toBe('/order/find');
});
