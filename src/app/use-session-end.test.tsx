import { act, render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { getUserInfo } from '#contract/api/account.ts';
import { endpoints } from '#src/api/user-info.ts';
import { createStore } from '#src/store/store.ts';
import { loggedOut } from '#src/store/user.ts';
import { mockError } from '#src/testing/mock.ts';
import { inSession } from '#src/testing/sample-user.ts';
import { server } from '#src/testing/server.ts';
import { useSessionEnd } from './use-session-end.ts';

vi.mock(import('#src/components/account/account-pages.ts'), async (original) => ({
  ...(await original()),
  isAccountPage: (name) => name === 'guarded',
}));

function Page() {
  useSessionEnd();
  return null;
}

function open(path: string) {
  const store = createStore({ user: inSession });
  const router = createMemoryRouter(
    [
      { id: 'guarded', path: '/cart', Component: Page },
      { id: 'open', path: '*', Component: Page },
    ],
    { initialEntries: [path] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, address: () => router.state.location.pathname + router.state.location.search };
}

it('leads from a page of the account to the log-in and back when a call is refused', async () => {
  server.use(mockError(getUserInfo, 'token_invalid'));
  const { store, address } = open('/cart?page=2');
  await act(() => store.dispatch(endpoints.getUserInfo.initiate()));
  await waitFor(() => expect(address()).toBe('/user/login?redirect=%2Fcart%3Fpage%3D2'));
});

it('leaves other pages alone', async () => {
  server.use(mockError(getUserInfo, 'token_invalid'));
  const { store, address } = open('/tool');
  await act(() => store.dispatch(endpoints.getUserInfo.initiate()));
  expect(address()).toBe('/tool');
});

it('is not what a log-out does', () => {
  const { store, address } = open('/cart');
  act(() => void store.dispatch(loggedOut()));
  expect(address()).toBe('/cart');
});
