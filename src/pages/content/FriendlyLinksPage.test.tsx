import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getFriendlyLinks } from '#contract/api/content.ts';
import { saveFriendlyLink } from '#contract/api/friendly-link.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { mockUpload } from '#src/testing/mock-upload.ts';
import { renderPage } from '#src/testing/render.tsx';

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
  const logo = { src: '/logo', alt: '', width: 320, height: 90, format: 'webp' as const, srcset: [], placeholder: '' };
  await renderPage(path, [mock(getFriendlyLinks, { groups: [{ name: 'Useful sites', links: [{ ...link, logo }] }] })]);
  const group = within(await screen.findByRole('region', { name: 'Useful sites' }));
  const shown = group.getByRole('link', { name: 'Filter notes' });
  expect(shown.getAttribute('href')).toBe(link.url);
  expect(shown.getAttribute('rel')).toContain('ugc');
  expect(group.getByText('filters.example')).toBeDefined();
  expect(group.getByText('Passive filters, worked out.')).toBeDefined();
  expect(group.getByRole('presentation').getAttribute('srcset')).toBe('/logo 320w');
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

test('a logo goes with the proposal; one that the shop does not take or no longer has is said at its field, and what was typed stays', async () => {
  const asked = vi.fn();
  let isGone = true;
  let isTaken = false;
  const picture = { file_id: 'f1', url: '/f1', name: 'logo.webp', type: 'image/webp', size: 9, width: 9, height: 9, expires_at: null };
  const { user } = await renderPage(path, [
    none,
    ...mockUpload(() => (isTaken ? { data: picture } : errorResponse('unsupported_type'))),
    mock(saveFriendlyLink, (input) => {
      asked(input.logo);
      return isGone ? errorResponse('validation_failed', { fields: { 'logo.0': [{ code: 'not_allowed', message: '' }] } }) : { ok: true };
    }),
  ]);
  const field = within(await screen.findByRole('group', { name: 'Logo of the site' }));
  const choose = (name: string) => user.upload(field.getByLabelText('Logo of the site'), new File(['x'], name, { type: 'image/png' }));
  await choose('broken.png');
  expect(await field.findByText('broken.png is not a file we can accept. Choose one of: PNG, JPEG, and WEBP.')).toBeDefined();
  isTaken = true;
  await choose('logo.png');
  await field.findByText('logo.webp');
  await propose(user, link.url);
  expect(await field.findByText('The logo is no longer there. Choose it again.')).toBeDefined();
  expect(field.queryByText('logo.webp')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Address of the page').value).toBe(link.url);
  isGone = false;
  await choose('logo.png');
  await field.findByText('logo.webp');
  await user.click(screen.getByRole('button', { name: 'Propose the link' }));
  expect(await screen.findByRole('heading', { name: 'Thank you for the link' })).toBeDefined();
  expect(asked.mock.calls).toEqual([['f1'], ['f1']]);
  await user.click(screen.getByRole('button', { name: 'Propose another link' }));
  expect(screen.queryByText('logo.webp')).toBeNull();
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
