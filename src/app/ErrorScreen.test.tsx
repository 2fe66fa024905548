import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createWords } from '#src/i18n/words.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { leavePage } from './leave-page.ts';
import { watchLostCode } from './lost-code.ts';

vi.mock('./leave-page.ts', () => ({ leavePage: vi.fn() }));

// React reports what a part of the page threw, beside the screen that shows it.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

/** A page of which a part could not be fetched, as Vite tells it. */
async function openWithout(error: Error): Promise<void> {
  watchLostCode();
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  await open(error);
}

async function open(error: Error): Promise<void> {
  const Part = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path: '/', Component: Part, ErrorBoundary: ErrorScreen }]);
  render(
    <I18nextProvider i18n={await createWords('en')}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  await screen.findByText('This page has stopped');
}

it('loads the page anew, once, when a part of it is no longer on the server', async () => {
  await openWithout(new TypeError('Failed to fetch dynamically imported module'));
  expect(leavePage).toHaveBeenCalledExactlyOnceWith(location.href);
});

it('loads it anew only when asked to, when that has not helped', async () => {
  sessionStorage.setItem('reload-guard', String(Date.now()));
  await openWithout(new TypeError('Failed to fetch dynamically imported module'));
  expect(leavePage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(leavePage).toHaveBeenCalledOnce();
});

it('never reloads for a fault of the page itself', async () => {
  await open(new TypeError('x is not a function'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(leavePage).not.toHaveBeenCalled();
});
