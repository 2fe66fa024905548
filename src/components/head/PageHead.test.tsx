import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getCategories, getCategory, productFilter, productList } from '#contract/api/catalog.ts';
import { getProductDetail, getProductSimilar } from '#contract/api/product.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleCategory, sampleCategoryAnswer, samplePage } from '#src/testing/sample-listing.ts';
import { testConfig } from '#src/testing/site-config.ts';

const inColumns = 'Keramik\u00adkondensatoren';

async function openCapacitors() {
  const answer = sampleCategoryAnswer();
  await renderPage('/category/capacitors/mlcc', [
    mock(getCategory, { ...answer, category: sampleCategory({ name: inColumns }) }),
    mock(productFilter, { facets: [], total: 12 }),
    mock(productList, samplePage()),
  ]);
  return screen.findByRole('heading', { level: 1, name: inColumns });
}

it('gives tabs and bookmarks a name without soft hyphens', async () => {
  await openCapacitors();
  await waitFor(() => expect(document.title).toContain('Keramikkondensatoren'));
});

it('copies a name from the page without soft hyphens, as text and with its marks', async () => {
  const heading = await openCapacitors();
  document.getSelection()?.selectAllChildren(heading);
  const copied = new Map<string, string>();
  const copy = Object.assign(new Event('copy', { bubbles: true, cancelable: true }), {
    clipboardData: { setData: (kind: string, text: string) => copied.set(kind, text) },
  });
  heading.dispatchEvent(copy);
  expect(copy.defaultPrevented).toBe(true);
  expect(Object.fromEntries(copied)).toEqual({ 'text/plain': 'Keramikkondensatoren', 'text/html': 'Keramikkondensatoren' });
});

/** What the edge writes into the head of a page, in small. */
const written = `<title data-edge>From the server</title>
  <meta data-edge name="description" content="From the server">
  <meta data-edge name="robots" content="index, follow">
  <link data-edge rel="canonical" href="http://shop.test/about/contactUs">
  <link data-edge rel="alternate" hreflang="de-DE" href="http://de.shop.test/about/contactUs">
  <meta data-edge property="og:title" content="From the server">
  <meta data-edge property="og:image" content="http://shop.test/picture">
  <script data-edge type="application/ld+json">{"@graph":[]}</script>`;

const told = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
/** On the port of the test's own page. */
const at = (label: string, path: string) => `http://${label}.shop.test${location.port && `:${location.port}`}${path}`;
const canonical = () => told('link[rel=canonical]', 'href');

const block = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });
/** What the page says of itself in words of schema.org. */
const things = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => block.parse(JSON.parse(textContent))['@graph'],
  );

async function openContact() {
  const asked: string[] = [];
  const config = testConfig();
  const langList = config.langList.map((one) => (one.code === 'ru' ? { ...one, host: 'en.shop.test', base: '/ru' } : one));
  const shop = await renderPage('/about/contactUs', [
    mock(getConfig, { ...config, langList }),
    mock(getCategories, { list: [sampleCategory({ web_url: 'capacitors', parent_web_url: null, name: 'Capacitors' })] }),
    mock(getCategory, () => {
      asked.push(getCategory.path);
      return { ...sampleCategoryAnswer(), category: sampleCategory({ name: inColumns }) };
    }),
    mock(productFilter, { facets: [], total: 12 }),
    mock(productList, () => {
      asked.push(productList.path);
      return samplePage();
    }),
    mock(getProductDetail, () => {
      asked.push(getProductDetail.path);
      return errorResponse('not_found');
    }),
    mockError(getProductSimilar, 'not_found'),
  ]);
  await waitFor(() => expect(document.title).toMatch(/^Contact/));
  return { asked, go: (path: string) => act(async () => shop.router.navigate(path)) };
}

describe('what search engines and previews read', () => {
  beforeEach(() => {
    delete document.documentElement.dataset['path'];
    document.head.insertAdjacentHTML('afterbegin', written);
  });
  afterEach(() => {
    for (const tag of document.head.querySelectorAll('[data-edge]')) tag.remove();
  });

  it('stays as the server wrote it on the first page, but for what the page says itself', async () => {
    await openContact();
    expect(canonical()).toEqual(['http://shop.test/about/contactUs']);
    expect(told('meta[property="og:image"]', 'content')).toEqual(['http://shop.test/picture']);
    expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
    expect([...told('meta[name=description]', 'content'), ...told('meta[name=robots]', 'content')]).toEqual([
      'From the server',
      'index, follow',
    ]);
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.title).not.toContain('From the server');
  });

  it('names the address of the next page in every language, and nothing of the page before', async () => {
    const { go } = await openContact();
    await go('/category?sort=x');
    await waitFor(() => expect(canonical()).toEqual([at('en', '/category')]));
    expect(told('meta[property="og:title"]', 'content')).toEqual([document.title]);
    expect(told('meta[property="og:url"]', 'content')).toEqual(canonical());
    expect(told('meta[property="og:image"]', 'content')).toEqual([at('en', '/preview.png')]);
    expect(told('meta[name=description]', 'content')).toEqual([expect.stringContaining('by category')]);
    expect(told('link[rel=alternate]', 'hreflang')).toHaveLength(12);
    expect(told('link[hreflang="ja-JP"]', 'href')).toEqual([at('jp', '/category')]);
    expect(told('link[hreflang="ru-RU"]', 'href')).toEqual([at('en', '/ru/category')]);
    expect(told('link[hreflang="x-default"]', 'href')).toEqual([at('en', '/category')]);
  });

  it('is nothing for a page that is not to be listed, and comes back after it', async () => {
    const { go } = await openContact();
    await go('/user/login');
    await waitFor(() => expect(told('meta[property="og:title"]', 'content')).toEqual([document.title]));
    expect([...canonical(), ...told('link[rel=alternate]', 'href'), ...things()]).toEqual([]);
    expect(told('meta[name=robots]', 'content')).toEqual(['noindex']);
    await go('/about/contactUs');
    await waitFor(() => expect(canonical()).toEqual([at('en', '/about/contactUs')]));
    expect(told('meta[name=robots]', 'content')).toEqual(['index, follow']);
  });

  it('has the structured data of the next page, from what that page has asked anyway', async () => {
    const { asked, go } = await openContact();
    await go('/category/capacitors/mlcc');
    await waitFor(() => expect(things()).toHaveLength(2));
    const { list } = samplePage();
    expect(things()).toMatchObject([
      { '@type': 'ItemList', itemListElement: list.map(({ mpn }, index) => ({ name: mpn, position: index + 1 })) },
      { '@type': 'BreadcrumbList', itemListElement: expect.arrayContaining([expect.objectContaining({ name: 'Keramikkondensatoren' })]) },
    ]);
    expect(asked.toSorted()).toEqual([getCategory.path, productList.path]);
  });

  it('is nothing for a record that does not exist, and the store is not asked for it again', async () => {
    const { asked, go } = await openContact();
    await go('/product/none');
    await waitFor(() => expect(told('meta[property="og:title"]', 'content')).toEqual([expect.stringContaining('404')]));
    expect([...canonical(), ...told('link[rel=alternate]', 'href'), ...things()]).toEqual([]);
    expect(told('meta[name=robots]', 'content')).toEqual(['noindex']);
    expect(asked).toEqual([getProductDetail.path]);
  });

  it('is a page of its own for the second page of a list', async () => {
    const { go } = await openContact();
    await go('/category/capacitors/mlcc?page=2');
    await waitFor(() => expect(canonical()).toEqual([at('en', '/category/capacitors/mlcc?page=2')]));
  });
});
