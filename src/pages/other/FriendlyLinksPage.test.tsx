import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getFriendlyLinks, saveFriendlyLink } from '#contract/api/content.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';

/** The first page of a file loads its code. */
vi.setConfig({ testTimeout: 30_000 });

const path = '/other/friendlyLinks';
const none = mock(getFriendlyLinks, { groups: [] });
const link = { title: 'Filter notes', url: 'https://filters.example/notes', logo: null, description: 'Passive filters, worked out.' };
type User = Awaited<ReturnType<typeof renderPage>>['user'];

async function propose(user: User, url: string) {
  await user.type(await screen.findByLabelText('Name of the site'), 'Filter notes');
  await user.type(screen.getByLabelText('Address of the page'), url);
  await user.type(screen.getByLabelText('Email address'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Propose the link' }));
}

test('shows the links by group with what is there to find', async () => {
  await renderPage(path, [mock(getFriendlyLinks, { groups: [{ name: 'Useful sites', links: [link] }] })]);
  const group = within(await screen.findByRole('region', { name: 'Useful sites' }));
  const shown = group.getByRole('link', { name: 'Filter notes' });
  expect(shown.getAttribute('href')).toBe(link.url);
  expect(shown.getAttribute('rel')).toContain('ugc');
  expect(group.getByText('filters.example')).toBeDefined();
  expect(group.getByText('Passive filters, worked out.')).toBeDefined();
});

test('only a page with https is proposed; then it says what comes next', async () => {
  const asked = vi.fn();
  const { user } = await renderPage(path, [
    none,
    mock(saveFriendlyLink, (input) => {
      asked(input);
      return { ok: true };
    }),
  ]);
  expect(await screen.findByText('No links yet')).toBeDefined();
  await propose(user, 'javascript:alert(1)');
  expect((await screen.findAllByText(/Enter an address that begins with https/)).length).toBe(2);
  expect(asked).not.toHaveBeenCalled();
  const address = screen.getByLabelText('Address of the page');
  await user.clear(address);
  await user.type(address, link.url);
  await user.click(screen.getByRole('button', { name: 'Propose the link' }));
  expect(await screen.findByRole('heading', { name: 'Thank you for the link' })).toBeDefined();
  expect(asked).toHaveBeenCalledWith({ title: 'Filter notes', url: link.url, email: 'ada@example.com' });
  await user.click(screen.getByRole('button', { name: 'Propose another link' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name of the site').value).toBe('');
});

test('too many proposals stay as they were typed', async () => {
  const { user } = await renderPage(path, [none, mockError(saveFriendlyLink, 'rate_limited')]);
  await propose(user, link.url);
  expect(await screen.findByText(/Too many messages in a short time/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Address of the page').value).toBe(link.url);
});

test('links that do not come leave the form usable', async () => {
  let isUp = false;
  const answer = () => (isUp ? { groups: [{ name: 'Useful sites', links: [link] }] } : errorResponse('internal'));
  const { user } = await renderPage(path, [mock(getFriendlyLinks, answer)]);
  expect(await screen.findByText('We could not load the links.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Propose the link' })).toBeDefined();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Filter notes' })).toBeDefined();
});
