import { configure, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getCategory, productFilter, productList } from '#contract/api/catalog.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleCategory, sampleCategoryAnswer, samplePage } from '#src/testing/sample-listing.ts';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const inColumns = 'Keramik\u00adkondensatoren';

async function openCapacitors() {
  await renderPage('/category/capacitors/mlcc', [
    mock(getCategory, { ...sampleCategoryAnswer(), category: sampleCategory({ name: inColumns }) }),
    mock(productFilter, { facets: [], total: 12 }),
    mock(productList, samplePage()),
  ]);
  return screen.findByRole('heading', { level: 1, name: inColumns });
}

it('gives tabs and bookmarks a name without soft hyphens', async () => {
  await openCapacitors();
  await waitFor(() => expect(document.title).toContain('Keramikkondensatoren'));
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  expect(description).not.toContain('\u00ad');
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
