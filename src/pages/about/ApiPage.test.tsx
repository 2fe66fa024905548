import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getOpenApi } from '#contract/api/openapi.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';

const refused = { description: '`validation_failed`', content: {} };
const search = {
  operationId: 'searchProduct',
  summary: 'Parts by a keyword',
  description: 'At most 120 a minute per address.',
  tags: ['common'],
  security: [{}, { api_key: ['catalog'] }],
  parameters: [{ $ref: '#/components/parameters/locale' }],
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { keyword: { type: 'string', minLength: 1, maxLength: 120 }, page: { type: ['integer', 'null'] } },
          required: ['keyword'],
        },
        example: { keyword: '100nF 0402' },
      },
    },
  },
  responses: {
    200: {
      description: 'Success',
      content: { 'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Part' } } } },
    },
    422: { $ref: '#/components/responses/validation_failed' },
  },
};
const place = {
  ...search,
  operationId: 'checkout',
  summary: 'Places an order',
  tags: ['order'],
  security: [{ cart_key: [] }],
};
const document = {
  openapi: '3.1.1',
  tags: [
    { name: 'common', description: 'Parts and search' },
    { name: 'order', description: 'Orders and quotes' },
  ],
  paths: { '/api/store/common/search-product': { post: search }, '/api/store/order/checkout': { post: place } },
  components: {
    schemas: { Part: { type: 'object', properties: { mpn: { type: 'string' } }, required: ['mpn'] } },
    responses: { validation_failed: refused },
    parameters: { locale: { name: 'X-Locale', in: 'header', description: 'Language of texts.' } },
    securitySchemes: { api_key: { description: 'API key of a customer.' } },
  },
};

it('lists the calls by section; one that is opened tells request, answer, credentials and errors', async () => {
  const { user } = await renderPage('/about/api', [mock(getOpenApi, document)]);
  const section = await screen.findByRole('region', { name: 'Parts and search' });
  expect(screen.getByRole('region', { name: 'Orders and quotes' })).toBeTruthy();
  await user.click(within(section).getByText('Parts by a keyword'));
  expect(await within(section).findByText(/keyword: string \/\* 1–120 \*\//)).toBeTruthy();
  expect(within(section).getByText(/"keyword": "100nF 0402"/)).toBeTruthy();
  expect(within(section).getByText('Part[]')).toBeTruthy();
  expect(within(section).getByText('none · api_key: catalog')).toBeTruthy();
  expect(within(section).getByText('validation_failed')).toBeTruthy();
});

it('finds calls by their words', async () => {
  const { user } = await renderPage('/about/api', [mock(getOpenApi, document)]);
  await screen.findByRole('region', { name: 'Parts and search' });
  await user.type(screen.getByLabelText('Find a call or type'), 'places order');
  expect(await screen.findByText('Places an order')).toBeTruthy();
  expect(screen.queryByText('Parts by a keyword')).toBeNull();
  await user.type(screen.getByLabelText('Find a call or type'), ' nowhere');
  expect(await screen.findByText('Nothing here has these words.')).toBeTruthy();
});
