import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { locales } from '#contract/locale.ts';
import { createWords } from '#src/i18n/words.ts';
import { createStore } from '#src/store/store.ts';
import { App } from './App.tsx';

function Broken(): never {
  throw new Error('a bug of our own');
}

/** A page that throws within an error screen that throws as well. */
async function openBroken(language: 'en' | 'de') {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const words = await createWords(language);
  const router = createMemoryRouter([{ path: '*', Component: Broken, ErrorBoundary: Broken }]);
  render(<App store={createStore()} words={words} locale={locales[language]} router={router} prefetch={() => {}} />);
  return report.mock.calls.flat().map(String).join('\n');
}

it('still says in words what happened and offers two ways on when even the error screen fails', async () => {
  const reported = await openBroken('de');
  expect(await screen.findByText('Diese Seite ist stehen geblieben')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zur Startseite' })).toBeTruthy();
  expect(reported).toContain('a bug of our own');
  expect(document.body.textContent).not.toContain('a bug of our own');
});

it('tries again by loading the page anew', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  await openBroken('en');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
