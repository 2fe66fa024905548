import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { productList } from '#contract/api/catalog.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { samplePage } from '#src/testing/sample-listing.ts';

/** What a page's code waits for, on a slow line. */
let arrival = Promise.resolve();
vi.mock('./tool-files.ts', async (original) => {
  const files = await original<typeof import('./tool-files.ts')>();
  return {
    ...files,
    loadToolFiles: async (name: Parameters<typeof files.loadToolFiles>[0]) => arrival.then(() => files.loadToolFiles(name)),
  };
});

it('has one entry in the history for a change, however long the way there takes', async () => {
  const { user, router } = await renderPage('/tool/CoaxialCableImpedance?outerDiameter=5mm', [mock(productList, samplePage({ list: [] }))]);
  await screen.findByRole('heading', { level: 1 });
  const outer = screen.getByRole<HTMLInputElement>('textbox', { name: /Inside diameter/ });
  const way = Promise.withResolvers<void>();
  arrival = way.promise;
  await user.clear(outer);
  await user.type(outer, '4');
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  const asked = router.state.navigation.location;
  await user.tab();
  await new Promise((done) => setTimeout(done, 2 * 300)); // twice what the page waits before it writes the address
  expect(router.state.navigation.location).toBe(asked);
  way.resolve();
  // The page is drawn for this address when the links to its other languages lead there.
  await waitFor(() => expect(document.querySelector('a[hreflang="de-DE"]')?.getAttribute('href')).toContain('outerDiameter=4mm'));
  await router.navigate(-1);
  await waitFor(() => expect(outer.value).toBe('5'));
});

it('calls off no way to another page by writing its address, however late the page is drawn', async () => {
  const { user, router } = await renderPage('/tool/CoaxialCableImpedance?outerDiameter=5mm', [mock(productList, samplePage({ list: [] }))]);
  await screen.findByRole('heading', { level: 1 });
  const outer = screen.getByRole<HTMLInputElement>('textbox', { name: /Inside diameter/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await user.clear(outer);
  await user.type(outer, '4');
  const left = router.navigate('/tool/Microstrip');
  while (router.state.navigation.state === 'idle') await Promise.resolve();
  vi.advanceTimersByTime(2 * 300); // what the page waits before it writes the address has passed, and nothing was drawn meanwhile
  await left;
  expect(await screen.findByRole('heading', { level: 1, name: /Microstrip/ })).toBeTruthy();
});
