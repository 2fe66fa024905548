import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getConfig } from '#contract/api/visitor.ts';
import { routes as table } from '#contract/routes/table.ts';
import { buildUpdated } from '#src/store/build.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { testConfig } from '#src/testing/site-config.ts';
import { namedMiddleware } from './middleware.ts';
import { pages } from './page-lists.ts';

const contact = '/about/contactUs';

function robots(): string | undefined {
  return document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;
}

describe('the router', () => {
  it('has a page file for every row of the route table', () => {
    expect(table.map((row) => row.page).filter((page) => !(`/src/pages/${page}.tsx` in pages))).toEqual([]);
  });

  it.each(['de', 'jp'] as const)('names every route for its locale, here "%s", and leaves the path alone', async (locale) => {
    const { router } = await renderPage(contact, [], { locale });
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.matches.at(-1)?.route.id).toBe(`about-contactUs___${locale}`);
    const [layout] = router.routes;
    const named = layout?.children?.map(({ id, path }) => [id, path]);
    expect(named).toEqual([...table.map(({ name, path }) => [`${name}___${locale}`, path]), ['missing', '*']]);
  });

  it('opens a page with its words', async () => {
    await renderPage(contact);
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeTruthy();
    expect(document.title).toBe('Contact us – Partwright');
  });

  it('shows the 404 page with path, both ways on, its title and noindex where no route matches', async () => {
    const { router } = await renderPage('/no/such/page');
    expect(await screen.findByText('/no/such/page')).toBeTruthy();
    const main = screen.getByRole('main');
    expect(main.querySelector('a[href="/"]')?.textContent).toBe('Back to home');
    expect(main.querySelector(`a[href="${contact}"]`)?.textContent).toBe('Contact us');
    await waitFor(() => expect(document.title).toBe('404 Page not found – Partwright'));
    expect(robots()).toBe('noindex');
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404, data: 'Page Not Found: /no/such/page' }]);
  });

  it.each(['/product/Not_A_Slug', '/ABOUT/contactUs', '/other/friendlylinks'])(
    'does not know %s: parameters are checked, case counts',
    async (path) => {
      await renderPage(path);
      expect(await screen.findByText(path)).toBeTruthy();
    },
  );

  it('refuses a guard that nobody wrote', () => {
    expect(() => namedMiddleware('no-such-guard')).toThrow('Unknown route middleware');
  });
});

describe('a new build', () => {
  afterEach(() => vi.useRealTimers());

  it('is taken at the next navigation, with a full load of the page that was asked for', async () => {
    const { store, router, left } = await renderPage(contact);
    await screen.findByRole('heading', { level: 1 });
    store.dispatch(buildUpdated());
    expect(left).toEqual([]);
    void router.navigate('/cart?from=here');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(new URL(left[0] ?? '').pathname + new URL(left[0] ?? '').search).toBe('/cart?from=here');
  });

  it('is not taken in the middle of a page whose address changes as one types', async () => {
    const { store, router, left } = await renderPage('/about/contactUs?a=1');
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    store.dispatch(buildUpdated());
    await router.navigate('/about/contactUs?a=2', { replace: true });
    expect(left).toEqual([]);
    void router.navigate('/cart');
    await waitFor(() => expect(left).toHaveLength(1));
  });

  it('does not reload twice in 10 s', async () => {
    sessionStorage.setItem('reload-guard', String(Date.now()));
    const { store, router, left } = await renderPage(contact);
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    store.dispatch(buildUpdated());
    await router.navigate('/nowhere');
    expect(await screen.findByText('/nowhere')).toBeTruthy();
    expect(left).toEqual([]);
  });
});

describe('arriving on a page', () => {
  it('scrolls to the top, focuses the heading and announces the title', async () => {
    const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
    const { user } = await renderPage('/nowhere');
    await screen.findByText('/nowhere');
    expect(scroll).not.toHaveBeenCalled();
    await user.click(screen.getAllByRole('link', { name: 'Contact us' })[0] ?? document.body);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
    expect(await screen.findByText('Contact us – Partwright', { selector: '[role=status]' })).toBeTruthy();
  });

  it('leaves the scroll position alone while only the query changes, and goes to an anchor', async () => {
    const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
    const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    const { router } = await renderPage(contact, [mock(getConfig, testConfig())]);
    await screen.findByRole('heading', { level: 1 });
    await router.navigate(`${contact}?a=1`);
    expect(scroll).not.toHaveBeenCalled();
    await router.navigate(`${contact}?a=1#newsletter`);
    await waitFor(() => expect(into).toHaveBeenCalledOnce());
    expect(scroll).not.toHaveBeenCalled();
  });
});
