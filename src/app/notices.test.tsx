import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ShownBanner } from '#contract/api/shown-banner.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { abovePage } from './above-page.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { testConfig } from '#src/testing/site-config.ts';
import { Notices } from '#src/components/banner/Notices.tsx';

beforeEach(() => {
  abovePage.Notices = Notices; // the edge has painted some
});
afterEach(() => {
  delete abovePage.Notices;
  document.cookie = 'closed_banners=; Max-Age=0; Path=/';
});

const notice = (id: string, more: Partial<ShownBanner> = {}): ShownBanner => ({
  id,
  title: `Title ${id}`,
  text: '',
  path: null,
  language: 'en-US',
  until: null,
  ...more,
});
const open = (notices: ShownBanner[]) => renderPage('/tool', [mock(getConfig, testConfig({ notices }))]);

it('shows notices over the page, their text taken literally, and leads where they say', async () => {
  await open([
    notice('aaaaaaaa', { title: 'Geschlossen', text: '<b>Montag</b>', path: '/about/delivery', language: 'de-DE' }),
    notice('bbbbbbbb'),
  ]);
  const bar = within(await screen.findByRole('complementary', { name: 'Geschlossen' }));
  expect(bar.getByRole('link', { name: 'Geschlossen' }).getAttribute('href')).toBe('/about/delivery');
  expect(bar.getByText('<b>Montag</b>', { exact: false }).lang).toBe('de-DE');
  expect(bar.getByText('Title bbbbbbbb')).toBeDefined();
});

it('remembers what was closed, beside what another window has closed', async () => {
  const { user, unmount } = await open([notice('aaaaaaaa'), notice('bbbbbbbb'), notice('cccccccc')]);
  await screen.findByText('Title aaaaaaaa');
  document.cookie = 'closed_banners=cccccccc; Path=/';
  await user.click(screen.getByRole('button', { name: 'Close: Title aaaaaaaa' }));
  expect(screen.queryByText('Title aaaaaaaa')).toBeNull();
  expect(document.cookie).toContain('closed_banners=cccccccc.aaaaaaaa');
  unmount();
  await open([notice('aaaaaaaa'), notice('bbbbbbbb')]);
  await screen.findByText('Title bbbbbbbb');
  expect(screen.queryByText('Title aaaaaaaa')).toBeNull();
});

const until = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

it('shows none of an answer that was kept for longer than it runs', async () => {
  const hour = 3_600_000;
  await open([notice('aaaaaaaa', { until: until(hour) }), notice('bbbbbbbb', { until: until(-hour) }), notice('cccccccc')]);
  await screen.findByText('Title aaaaaaaa');
  expect(screen.getByText('Title cccccccc')).toBeDefined();
  expect(screen.queryByText('Title bbbbbbbb')).toBeNull();
});
