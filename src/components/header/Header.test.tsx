import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCartNumber } from '#contract/api/cart.ts';
import { getCategories } from '#contract/api/catalog.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { testConfig } from '#src/testing/site-config.ts';
import { dark, light } from '#src/ui/palette.ts';

const contact = '/about/contactUs';
const capacitors = {
  id: 'c1',
  web_url: 'capacitors',
  parent_web_url: null,
  name: 'Capacitors',
  description: null,
  part_class: null,
  image: null,
  product_count: 48_210,
  position: 1,
};

describe('the header', () => {
  it('shows the number of lines in cart and quote list', async () => {
    await renderPage(contact, [mock(getCartNumber, { cartNum: 5, rfqNum: 1 })]);
    expect(await screen.findByRole('link', { name: 'Cart, 5 items' })).toBeTruthy();
    expect(screen.getByText('Quote request, 1 item')).toBeTruthy();
  });

  it('shows zeros without a word when the counts fail', async () => {
    await renderPage(contact, [mockError(getCartNumber, 'internal')]);
    expect(await screen.findByRole('link', { name: 'Cart, 0 items' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps its links when the configuration fails', async () => {
    await renderPage(contact, [mockError(getConfig, 'internal')]);
    expect(screen.getAllByRole('link', { name: 'Manufacturers' })[0]?.getAttribute('href')).toBe('/manufacturers');
  });

  it('opens the categories, closes on Escape with the focus back, and can retry what failed', async () => {
    const answers = [() => mockFailure(), () => ({ list: [capacitors] })];
    const { user } = await renderPage(contact, [mock(getCategories, () => answers.shift()?.() ?? { list: [] })]);
    const button = screen.getByRole('button', { name: 'Products' });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    const link = await screen.findByRole('link', { name: /Capacitors/ });
    expect(link.getAttribute('href')).toBe('/category/capacitors');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: /Capacitors/ })).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});

function mockFailure(): Response {
  return Response.json({ error: { code: 'unavailable', message: 'The shop is being updated' }, request_id: 'r1' }, { status: 503 });
}

const [shell = ''] = Object.values(import.meta.glob<string>('/index.html', { query: '?raw', import: 'default', eager: true }));
/** What the browser's own bar takes its colour from. */
const bars = shell.match(/<meta name="theme-color".*>/g) ?? [];
const barsShown = () =>
  [...document.querySelectorAll('meta[name=theme-color]')].map((bar) => [bar.getAttribute('content'), bar.getAttribute('media')]);

async function openPreferences(config = testConfig()) {
  const shop = await renderPage(`${contact}?a=1#top`, [mock(getConfig, config)]);
  await shop.user.click(await screen.findByRole('button', { name: /English/ }));
  const languages = await screen.findByRole('navigation', { name: 'Language' });
  return { ...shop, languages };
}

describe('language, currency and theme', () => {
  it('offers every language in its own script and keeps page, query and place on the page', async () => {
    const { languages } = await openPreferences();
    const links = within(languages).getAllByRole('link');
    expect(links).toHaveLength(11);
    const japanese = within(languages).getByRole('link', { name: '日本語' });
    expect(japanese.lang).toBe('ja-JP');
    expect(japanese.getAttribute('href')).toBe(`/jp${contact}?a=1#top`);
  });

  it('goes to the regional host when the shop is on one', async () => {
    const config = testConfig();
    const langList = config.langList.map((one) => ({ ...one, host: one.code === 'de' ? 'de.localhost' : 'localhost' }));
    const { languages } = await openPreferences({ ...config, langList });
    expect(within(languages).getByRole('link', { name: 'Deutsch' }).getAttribute('href')).toBe(
      `http://de.localhost${location.port && `:${location.port}`}${contact}?a=1#top`,
    );
  });

  it('goes below the prefix of a language that has no host', async () => {
    const config = testConfig();
    const langList = config.langList.map((one) => ({ ...one, host: 'localhost', base: one.code === 'ru' ? '/ru' : '' }));
    const { languages } = await openPreferences({ ...config, langList });
    expect(within(languages).getByRole('link', { name: 'Русский' }).getAttribute('href')).toBe(
      `http://localhost${location.port && `:${location.port}`}/ru${contact}?a=1#top`,
    );
  });

  it('asks for prices in the chosen currency from then on', async () => {
    const { user, store } = await openPreferences();
    const asked: (string | null)[] = [];
    const { server } = await import('#src/testing/server.ts');
    server.use(
      mock(getCartNumber, (_, request) => {
        asked.push(request.headers.get('x-currency'));
        return { cartNum: 0, rfqNum: 0 };
      }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'JPY');
    await waitFor(() => expect(asked).toEqual(['JPY']));
    expect(store.getState().visitor.currency).toBe('JPY');
  });

  it('shows the chosen theme, in the browser’s bar too, and keeps it', async () => {
    document.head.insertAdjacentHTML('beforeend', bars.join(''));
    const { user } = await openPreferences();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(barsShown()).toEqual([
      [light.bg.canvas, 'not all'],
      [dark.bg.canvas, 'all'],
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'System');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(barsShown().map(([, media]) => media)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });
});
