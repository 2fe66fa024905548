import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import type { ProductDetail } from '#contract/api/part.ts';
import { getProductDetail, getProductLive, getProductSimilar } from '#contract/api/product.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleDetail, sampleItem } from '#src/testing/sample-part.ts';
import { testConfig } from '#src/testing/site-config.ts';
import { bandPaint } from '#src/ui/band-paint.ts';
import { colorBandsOf } from './color-bands.ts';

function attributesOf(resistance: number, tolerance: number, composition = 'metal-film'): ProductDetail['attributes'] {
  const empty = { unit: '' as const, si: null, si_min: null, si_max: null, option: null, bool: null, text: '' };
  return [
    { ...empty, key: 'resistance', name: 'Resistance', kind: 'number', unit: 'Ω', si: resistance },
    { ...empty, key: 'tolerance', name: 'Tolerance', kind: 'number', unit: '%', si: tolerance },
    { ...empty, key: 'composition', name: 'Composition', kind: 'option', option: composition },
  ];
}

describe('colorBandsOf', () => {
  it.each([
    [10_000, 1, 'metal-film', 'brown black black red brown'],
    [4_990, 1, 'metal-film', 'yellow white white brown brown'],
    [4_700, 5, 'carbon-film', 'yellow violet red gold'],
    [1, 5, 'carbon-film', 'brown black gold gold'],
    [0.1, 5, 'metal-oxide', 'brown black silver gold'],
    [22_600_000, 0.1, 'metal-film', 'red red blue green violet'],
    [0, 5, 'metal-film', 'black'],
  ])('%d Ω with a tolerance of %d percent, %s: %s', (resistance, tolerance, composition, bands) => {
    expect(colorBandsOf({ attributes: attributesOf(resistance, tolerance, composition) })?.join(' ')).toBe(bands);
  });

  it('says nothing of a value or a tolerance that has no colors, and of resistors that are printed', () => {
    expect(colorBandsOf({ attributes: attributesOf(4_990, 5) })).toBeNull();
    expect(colorBandsOf({ attributes: attributesOf(10_000, 3) })).toBeNull();
    expect(colorBandsOf({ attributes: attributesOf(10_000, 5, 'wirewound') })).toBeNull();
    expect(colorBandsOf({ attributes: [] })).toBeNull();
  });
});

const axial = { ...sampleItem().outline, id: 'axial-0207', name: '0207', family: 'axial', pins: 2, pitch: null, standard: null };

async function open(attributes: ProductDetail['attributes']) {
  const product = sampleDetail({
    attributes,
    package: '0207',
    outline: {
      ...axial,
      body: { length: 6.3, width: 2.4, height: 2.4 },
      lead: { span: null, width: 0.6, length: 26 },
      diameter: null,
      rows: null,
    },
  });
  return renderPage('/product/ti-lm358dr', [
    mock(getProductDetail, product),
    mock(getProductLive, { list: [], as_of: product.stock.as_of }),
    mock(getProductSimilar, { list: [], total: 0, current_page: 1, last_page: 1, page_size: 20 }),
    mock(getConfig, testConfig()),
  ]);
}

test('a leaded resistor bears its color bands on the drawing and names them', async () => {
  await open(attributesOf(10_000, 1));
  const line = await screen.findByText('brown, black, black, red, brown');
  expect(line.textContent).toBe('Bands brown, black, black, red, brown');
  const bands = await waitFor(() => {
    const found = [...document.querySelectorAll('rect[fill^="#"]')];
    expect(found).toHaveLength(5);
    return found;
  });
  expect(bands.map((band) => band.getAttribute('fill'))).toEqual(
    ['brown', 'black', 'black', 'red', 'brown'].map((color) => bandPaint[color]),
  );
  const from = bands.map((band) => Number(band.getAttribute('x')));
  expect(from.toSorted((a, b) => a - b)).toEqual(from);
});
