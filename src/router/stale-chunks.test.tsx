import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#src/testing/render.tsx';
import { loadPage } from './page-files.ts';

vi.mock('./page-files.ts', async (original) => {
  const files = await original<typeof import('./page-files.ts')>();
  return { ...files, loadPage: vi.fn(files.loadPage) };
});

const contact = '/about/contactUs';

describe('page code that is no longer on the server', () => {
  beforeEach(() => void vi.mocked(loadPage).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module')));

  it('is fetched by loading the page anew, once', async () => {
    const { left } = await renderPage(contact);
    await waitFor(() => expect(left.map((href) => new URL(href).pathname)).toEqual([contact]));
    expect(screen.queryByText('This page has stopped')).toBeNull();
  });

  it('shows the error with a way to try again when that was just tried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {}); // React Router reports the error that the screen shows
    sessionStorage.setItem('reload-guard', String(Date.now()));
    const { user, left } = await renderPage(contact);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeTruthy();
    expect(left).toEqual([]);
  });

  it('is not fetched by a second reload when the first brought the same build, however long ago that was', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {}); // as above
    const first = await renderPage(contact);
    await waitFor(() => expect(first.left).toHaveLength(1));
    first.unmount();
    sessionStorage.setItem('reload-guard', String(Date.now() - 60_000));
    vi.mocked(loadPage).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const { left } = await renderPage(contact);
    expect(await screen.findByText('This page has stopped')).toBeTruthy();
    expect(left).toEqual([]);
  });

  it('does not reload without a connection, which would lose the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {}); // as above
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { left } = await renderPage(contact);
    expect(await screen.findByText('This page has stopped')).toBeTruthy();
    expect(left).toEqual([]);
  });
});
