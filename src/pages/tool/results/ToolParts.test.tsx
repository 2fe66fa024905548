import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getPartClasses, productList } from '#contract/api/catalog.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { samplePage } from '#src/testing/sample-listing.ts';
import { sampleItem } from '#src/testing/sample-part.ts';

beforeEach(() => localStorage.clear());

const path = '/tool/OpAmpLowPassFilter';

test('parts come from the categories that a shop has for them, whatever they are called there', async () => {
  const asked: string[] = [];
  await renderPage(path, [
    mock(getPartClasses, { list: [{ part_class: 'op-amps', category_web_url: 'verstaerker' }] }),
    mock(productList, ({ category_web_url: slug }) => {
      asked.push(slug ?? '');
      return samplePage({ list: [sampleItem()], total: 1 });
    }),
  ]);
  const all = await screen.findByRole('link', { name: /^All 1 part/ });
  expect(all.getAttribute('href')).toContain('/category/verstaerker');
  // Of resistors and capacitors, which the shop has no category for, nothing is asked and nothing said.
  expect(new Set(asked)).toEqual(new Set(['verstaerker']));
  expect(
    screen
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent)
      .filter((text) => /resistor|capacitor/i.test(text)),
  ).toEqual([]);
});

test('a shop that carries none of the kinds offers nothing', async () => {
  let isAsked = false;
  await renderPage(path, [
    mock(getPartClasses, () => {
      isAsked = true;
      return { list: [] };
    }),
  ]);
  await waitFor(() => expect(isAsked).toBe(true));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Parts for this result' })).toBeNull());
});
