import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getCategory, productFilter, productList } from '#contract/api/catalog.ts';
import { getProductDetail, getProductLive, getProductSimilar } from '#contract/api/product.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleCategoryAnswer, samplePage } from '#src/testing/sample-listing.ts';
import { sampleDetail } from '#src/testing/sample-part.ts';

const list = '/category/capacitors/mlcc';

/** Opens a list and goes to a part. Gives the row that was drawn. */
async function openPartOfList() {
  const part = sampleDetail();
  const page = await renderPage(list, [
    mock(getCategory, sampleCategoryAnswer()),
    mock(productFilter, { facets: [], total: 12 }),
    mock(productList, samplePage()),
    mock(getProductDetail, part),
    mock(getProductLive, { list: [], as_of: part.stock.as_of }),
    mock(getProductSimilar, { list: [], total: 0, current_page: 1, last_page: 1, page_size: 20 }),
  ]);
  const row = await screen.findByRole('row', { name: /CAP-100N/ });
  await page.router.navigate('/product/ti-lm358dr');
  await screen.findByRole('heading', { level: 1, name: /LM358DR/ });
  return { ...page, row };
}

it('Back from a part shows the list that was left, without drawing it again', async () => {
  const { router, row } = await openPartOfList();
  expect(screen.queryByRole('row', { name: /CAP-100N/ })).toBeNull();
  await waitFor(() => expect(document.title).toContain('LM358DR'));
  expect(document.querySelectorAll('title')).toHaveLength(1);
  await router.navigate(-1);
  expect(await screen.findByRole('row', { name: /CAP-100N/ })).toBe(row);
  expect(document.title).toContain('Ceramic capacitors');
  expect(screen.queryByRole('heading', { level: 1, name: /LM358DR/ })).toBeNull();
});

it('shows the list as new when a link leads to it', async () => {
  const { router, row } = await openPartOfList();
  await router.navigate(list);
  expect(await screen.findByRole('row', { name: /CAP-100N/ })).not.toBe(row);
});

it('keeps no list beyond the parts that were opened from it', async () => {
  const { router } = await openPartOfList();
  await router.navigate('/about/contactUs');
  await screen.findByRole('heading', { level: 1, name: /Contact/ });
  expect(document.querySelectorAll('main h1')).toHaveLength(1);
});
