import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getProductDetail, getProductLive, getProductSimilar } from '#contract/api/product.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleDetail } from '#src/testing/sample-part.ts';
import { keepRecentPart, readRecentParts } from './recent-parts.ts';

afterEach(() => localStorage.clear());

const part = (mpn: string) => ({ web_url: mpn.toLowerCase(), mpn, manufacturer: 'Texas Instruments', name: 'Op-amp' });

async function openProduct() {
  const product = sampleDetail();
  const page = { current_page: 1, last_page: 1, page_size: 20 };
  return renderPage('/product/ti-lm358dr', [
    mock(getProductDetail, product),
    mock(getProductLive, { list: [], as_of: product.stock.as_of }),
    mock(getProductSimilar, { list: [], total: 0, ...page }),
  ]);
}

test('a part’s page shows the parts looked at before and remembers its own for the next', async () => {
  keepRecentPart(part('NE555P'));
  await openProduct();
  const link = await screen.findByRole('link', { name: 'NE555P' });
  expect(link.getAttribute('href')).toBe('/product/ne555p');
  expect(screen.queryByRole('link', { name: 'LM358DR' })).toBeNull();
  expect(readRecentParts().map(({ mpn }) => mpn)).toEqual(['LM358DR', 'NE555P']);
});

test('the list is cleared at a press', async () => {
  keepRecentPart(part('NE555P'));
  const { user } = await openProduct();
  await user.click(await screen.findByRole('button', { name: 'Clear this list' }));
  expect(screen.queryByRole('link', { name: 'NE555P' })).toBeNull();
  expect(readRecentParts()).toEqual([]);
});

test('twelve are kept, each once, the newest first', () => {
  for (let number = 1; number <= 15; number += 1) keepRecentPart(part(`PART${number}`));
  keepRecentPart(part('PART10'));
  const kept = readRecentParts().map(({ mpn }) => mpn);
  expect(kept.slice(0, 3)).toEqual(['PART10', 'PART15', 'PART14']);
  expect(kept).toHaveLength(12);
  expect(new Set(kept).size).toBe(12);
});

test('what somebody else wrote into the storage leads nowhere', () => {
  localStorage.setItem('recent-parts', JSON.stringify([{ ...part('A1'), web_url: '//elsewhere.example' }, 5, null, part('NE555P')]));
  expect(readRecentParts().map(({ mpn }) => mpn)).toEqual(['NE555P']);
  localStorage.setItem('recent-parts', 'no JSON');
  expect(readRecentParts()).toEqual([]);
});
