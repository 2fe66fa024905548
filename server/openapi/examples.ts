/** Requests that programs write first, each one that the shop answers with success; `examples.test.ts` sends them. */
import type { JsonSchema } from './json-schema.ts';

const lines = [
  { sku: 'RC0603FR-0710KL-CT', quantity: 100 },
  { sku: 'LM358DR-TB', quantity: 10 },
];

/** By the name of the call. */
export const requestExamples: Record<string, JsonSchema> = {
  searchProduct: { keyword: '100nF 0402 X7R 16V', page: 1, page_size: 20 },
  searchSuggest: { keyword: 'LM3', limit: 5 },
  chipFindSearch: { keywords: ['LM358DR', 'RC0603FR-0710KL'], quantity: 100 },
  productList: {
    category_web_url: 'chip-resistors',
    filters: [{ key: 'resistance', min: '4k7', max: '10k' }],
    in_stock: true,
    sort: 'price_asc',
  },
  productFilter: { category_web_url: 'chip-resistors', filters: [{ key: 'package', in: ['0603'] }] },
  getCategories: { depth: 2 },
  getCategory: { category_web_url: 'op-amps', parts: '0' },
  getManufacturers: { letter: 'T' },
  getManufacturer: { brand_web_url: 'ti' },
  getProductDetail: { mpn: 'LM358DR', brand_web_url: 'ti' },
  getProductLive: { skus: 'RC0603FR-0710KL-CT,LM358DR-TB' },
  productPrice: { items: lines },
  estimateOrder: { items: lines, country: 'DE', postcode: '10115' },
  matchBom: {
    lines: [
      { references: 'R1, R2', quantity: 2, value: '10k', package: '0603' },
      { references: 'U1', quantity: 1, mpn: 'LM358DR', manufacturer: 'Texas Instruments' },
    ],
    boards: 10,
  },
  getCountries: {},
  getAddressForm: { country: 'JP' },
  addToCart: { items: lines.map((line, index) => ({ ...line, customer_reference: `FEEDER-${index + 1}` })) },
  addToRfqList: { items: [{ mpn: 'LM358DR', manufacturer: 'Texas Instruments', quantity: 50_000, target_price: '0.09' }] },
  getUserOrders: { status: 'all', page: 1 },
  calculate: { tool: 'ResistorVoltageDivision', in: { mode: 'outputVoltage', inputVoltage: 12, r1: 10_000, r2: 3900 } },
  describeCalculator: { tool: 'ResistorVoltageDivision' },
  searchContent: { keyword: 'decoupling' },
};
