import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ImageSet, ProductDetail } from '#contract/api/part.ts';
import { getProductDetail, getProductLive, getProductSimilar } from '#contract/api/product.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleDetail } from '#src/testing/sample-part.ts';

const picture = (name: string): ImageSet => ({
  src: `/pictures/${name}`,
  alt: `LM358DR, ${name}`,
  width: 800,
  height: 600,
  format: 'webp',
  srcset: [{ width: 320, density: 1, url: `/pictures/${name}?width=320` }],
  placeholder: '',
});

async function open(more: Partial<ProductDetail>) {
  const product = sampleDetail(more);
  const page = { current_page: 1, last_page: 1, page_size: 20 };
  await renderPage('/product/ti-lm358dr', [
    mock(getProductDetail, product),
    mock(getProductLive, { list: [], as_of: product.stock.as_of }),
    mock(getProductSimilar, { list: [], total: 0, ...page }),
  ]);
  await screen.findByRole('heading', { level: 1 });
}

test('the first picture is shown large and opens whole; another is chosen below it', async () => {
  const gallery = [picture('from above'), picture('from below')];
  await open({ gallery, image: gallery[0] ?? null });
  const block = within(screen.getByRole('region', { name: 'Pictures' }));
  expect(block.getByRole('img').getAttribute('alt')).toBe('LM358DR, from above');
  const whole = () => block.getByRole('link').getAttribute('href');
  expect(whole()).toBe('/pictures/from above');
  const [first, second] = block.getAllByRole('button', { name: /^Show picture/ });
  expect(first?.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(second ?? document.body);
  expect(block.getByRole('img').getAttribute('alt')).toBe('LM358DR, from below');
  expect(whole()).toBe('/pictures/from below');
  expect(block.getByRole('button', { name: 'Show picture 2 of 2' }).getAttribute('aria-pressed')).toBe('true');
});

test('one picture needs no choice', async () => {
  await open({ gallery: [picture('from above')] });
  const block = within(screen.getByRole('region', { name: 'Pictures' }));
  expect(block.queryByRole('button')).toBeNull();
});

test('a part without pictures has its drawing alone', async () => {
  await open({});
  expect(screen.queryByRole('region', { name: 'Pictures' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Outline' })).toBeTruthy();
});
