import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Category } from '#contract/api/part.ts';
import { getHome, hotProduct } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { beginUpload } from '#contract/api/upload.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleArticle } from '#src/testing/sample-article.ts';
import { sampleItem } from '#src/testing/sample-part.ts';

function category(web_url: string, name: string, children: Category[] = []): Category {
  return {
    id: web_url,
    web_url,
    parent_web_url: null,
    name,
    description: null,
    part_class: null,
    image: null,
    product_count: 1234,
    position: 1,
    children,
  };
}

const home: ResponseOf<typeof getHome> = {
  banners: [],
  blocks: null,
  categories: [category('capacitors', 'Capacitors', [category('mlcc', 'Ceramic MLCC')])],
  hot: [],
  new: [],
  suppliers: [],
  manufacturers: [],
  news: [],
  solutions: [],
  calculators: [],
  product_count: 61_204,
  seo: { title: 'Electronic components', description: '', canonical: '', noindex: false },
};
const page = { total: 1, current_page: 1, last_page: 1, page_size: 6 };

test('counts the parts that are really there and leads into them', async () => {
  await renderPage('/', [mock(getHome, home), mock(hotProduct, { list: [sampleItem()], ...page })]);
  expect(await screen.findByText(/^61,204 components/)).toBeDefined();
  const products = within(screen.getByRole('region', { name: 'Products' }));
  expect(products.getByRole('link', { name: 'Ceramic MLCC' }).getAttribute('href')).toBe('/category/capacitors/mlcc');
  expect(await screen.findByRole('link', { name: 'LM358DR' })).toBeDefined();
  expect(screen.getByRole('button', { name: /Add LM358DR/ })).toBeDefined();
});

test('a kind of parts leads to its page below its branch, a calculator says what it computes, an article shows its picture', async () => {
  const capacitors = { ...category('capacitors', 'Capacitors'), parent_web_url: 'passives' };
  const calculators = [{ name: 'RC filter', path: '/tool/RCFilter', summary: 'Cutoff of an RC filter' }];
  const cover = { src: '/i/1-640.webp', alt: 'A curve', width: 640, height: 360, format: 'webp' as const, srcset: [], placeholder: '' };
  const news = [sampleArticle({ cover })];
  await renderPage('/', [mock(getHome, { ...home, categories: [capacitors], calculators, news }), mock(hotProduct, { list: [], ...page })]);
  expect((await screen.findByRole('link', { name: 'Capacitors' })).getAttribute('href')).toBe('/category/passives/capacitors');
  expect(screen.getByRole('link', { name: /^RC filter/ }).textContent).toContain('Cutoff of an RC filter');
  const block = screen.getByRole('region', { name: 'From the knowledge hub' });
  expect(block.querySelector('img')?.getAttribute('src')).toBe('/i/1-640.webp');
});

test('a bill that is dropped on its box is handed to the BOM tool', async () => {
  const asked = vi.fn<(wish: object) => Response>(() => errorResponse('storage_full'));
  const { router } = await renderPage('/', [mock(getHome, home), mock(hotProduct, { list: [], ...page }), mock(beginUpload, asked)]);
  const bill = new File(['mpn'], 'bom.csv', { type: 'text/csv' });
  fireEvent.drop(await screen.findByRole('region', { name: 'Drop your bill of materials' }), { dataTransfer: { files: [bill] } });
  await vi.waitFor(() => expect(asked.mock.calls.map(([wish]) => wish)).toEqual([{ purpose: 'bom', size: 3 }]), { timeout: 60_000 });
  expect(router.state.location.pathname).toBe('/other/bom');
});

test('tells what the operator has to say there, as long as the visitor leaves it open', async () => {
  const banner = {
    id: 'aaaaaaaa',
    title: 'New: relays',
    text: '200 of <b>them</b>',
    path: '/category/relays',
    language: 'en-US',
    until: null,
  };
  const { user } = await renderPage('/', [mock(getHome, { ...home, banners: [banner] }), mock(hotProduct, { list: [], ...page })]);
  expect((await screen.findByRole('link', { name: 'New: relays' })).getAttribute('href')).toBe('/category/relays');
  expect(screen.getByText('200 of <b>them</b>')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close: New: relays' }));
  expect(screen.queryByText('New: relays')).toBeNull();
  document.cookie = 'closed_banners=; Max-Age=0; Path=/';
});

test('says once in which currency and before which tax the prices are, and for how many pieces', async () => {
  await renderPage('/', [mock(getHome, home), mock(hotProduct, { list: [sampleItem()], ...page })]);
  const block = within(await screen.findByRole('region', { name: 'Best sellers' }));
  expect(block.getAllByText(/before tax/)).toHaveLength(1);
  expect(block.getByText('Unit price at 100 pieces')).toBeDefined();
});

test('sizes in the names of packages have the decimal sign of the language', async () => {
  await renderPage('/', [mock(getHome, home), mock(hotProduct, { list: [], ...page })], { locale: 'de' });
  expect((await screen.findByRole('img', { name: /SOT-23/ })).getAttribute('aria-label')).toContain('SMD Ø6,3');
});

test('leads to the newest of the knowledge hub', async () => {
  const news = [sampleArticle(), sampleArticle({ web_url: 'two', title: 'Zwei', language: 'de-DE' })];
  await renderPage('/', [mock(getHome, { ...home, news }), mock(hotProduct, { list: [], ...page })]);
  const block = within(await screen.findByRole('region', { name: 'From the knowledge hub' }));
  expect(block.getByRole('link', { name: 'Crystal load capacitance' }).getAttribute('href')).toBe('/news/details/crystal-load');
  expect(block.getByText('Zwei').closest('li')?.lang).toBe('de-DE');
  expect(block.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/news/knowledgeHub');
});

test('has the blocks of the operator in their order, with own titles and texts, and none of the others', async () => {
  const own = { title: null, language: 'en-US' };
  const blocks: ResponseOf<typeof getHome>['blocks'] = [
    { kind: 'text', title: 'Who we are', language: 'de-DE', html: '<p>Seit <strong>1998</strong></p>' },
    { kind: 'parts', title: 'Our picks', language: 'en-US', parts: [sampleItem()] },
    { kind: 'categories', ...own, categories: null },
    {
      kind: 'calculators',
      ...own,
      title: 'Filters',
      calculators: [{ name: 'RC filter', path: '/tool/RCFilter', summary: 'Cutoff of an RC filter' }],
    },
    { kind: 'bom', ...own, title: 'Send your list', text: 'We price it today.' },
  ];
  const manufacturers = [
    { ...category('texas-instruments', 'TI'), logo: null, country: null, homepage: null, aliases: [], featured: false },
  ];
  await renderPage('/', [mock(getHome, { ...home, manufacturers, blocks }), mock(hotProduct, { list: [sampleItem()], ...page })]);
  const text = within(await screen.findByRole('region', { name: 'Who we are' }));
  expect(text.getByText('1998').tagName).toBe('STRONG');
  expect(text.getByText('Who we are').lang).toBe('de-DE');
  expect(within(screen.getByRole('region', { name: 'Our picks' })).getByRole('link', { name: 'LM358DR' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Send your list' }).textContent).toContain('We price it today.');
  const names = screen.getAllByRole('region').map((one) => within(one).getAllByRole('heading', { level: 2 })[0]?.textContent);
  // The last stands at the foot of every page.
  expect(names).toEqual(['Who we are', 'Our picks', 'Products', 'Filters', 'Send your list', 'New parts, once a month']);
});

test('shows the operator a preview that this browser keeps, and says that it is one', async () => {
  localStorage.setItem('home_preview', JSON.stringify([{ kind: 'text', title: 'Draft', language: 'en-US', html: '<p>Soon</p>' }]));
  await renderPage('/#preview', [mock(getHome, home), mock(hotProduct, { list: [], ...page })]);
  expect(await screen.findByRole('region', { name: 'Draft' })).toBeDefined();
  expect(await screen.findByText(/^Preview of an arrangement/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Products' })).toBeNull();
  localStorage.clear();
});

test('a block whose data fails is left out, the rest stays', async () => {
  await renderPage('/', [mockError(getHome, 'unavailable'), mockError(hotProduct, 'unavailable')]);
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.getByText(/^Components with every price break/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Best sellers' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Products' })).toBeNull();
  expect(screen.getByRole('link', { name: /Part list search/ })).toBeDefined();
});
