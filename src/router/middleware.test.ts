import { createMemoryRouter, type RouteObject, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { getUserInfo } from '#contract/api/account.ts';
import { createWords } from '#src/i18n/words.ts';
import { createStore } from '#src/store/store.ts';
import { mock, mockError } from '#src/testing/mock.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';
import { server } from '#src/testing/server.ts';
import { servicesContext } from './context.ts';
import { namedMiddleware } from './middleware.ts';

/** A page behind a guard, asked for at its address with the language prefix of its shop. */
async function ask(guard: string, address: string, { basename = '/', token = true } = {}) {
  const store = createStore(token ? { user: inSession } : {});
  const services = { store, words: await createWords('en'), leave: () => {} };
  const guarded: RouteObject = { path: '/cart', middleware: [namedMiddleware(guard, basename)], loader: () => null };
  const router = createMemoryRouter([guarded, { path: '*' }], {
    basename,
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  });
  await new Promise<void>((done) => {
    const stop = router.subscribe(({ initialized, navigation }) => {
      if (!initialized || navigation.state !== 'idle') return;
      stop();
      done();
    });
    router.initialize();
  });
  const { pathname, search } = router.state.location;
  return `${pathname}${search}`;
}

describe('the guard of account pages', () => {
  it('lets a session in', async () => {
    server.use(mock(getUserInfo, sampleUser()));
    expect(await ask('auth', '/cart?a=1')).toBe('/cart?a=1');
  });

  it('sends a visitor without a token to the log-in, with the way back', async () => {
    expect(await ask('auth', '/cart?a=1&b=2', { token: false })).toBe('/user/login?redirect=%2Fcart%3Fa%3D1%26b%3D2');
  });

  it('does not trust a token that the server no longer knows', async () => {
    server.use(mockError(getUserInfo, 'token_invalid'));
    expect(await ask('auth', '/cart')).toBe('/user/login?redirect=%2Fcart');
  });

  it('leaves the language prefix to the router', async () => {
    expect(await ask('auth', '/de/cart', { basename: '/de', token: false })).toBe('/de/user/login?redirect=%2Fcart');
  });
});

describe('the guard of the log-in', () => {
  it('lets visitors in and sends a session where the log-in would lead', async () => {
    expect(await ask('guest', '/cart?redirect=%2Ftool', { token: false })).toBe('/cart?redirect=%2Ftool');
    server.use(mock(getUserInfo, sampleUser()));
    expect(await ask('guest', '/cart?redirect=%2Ftool')).toBe('/tool');
  });
});
