import { expect, it } from 'vitest';
import { routes } from '#contract/routes/table.ts';
import { type DrawnPages, drawPages } from './draw-pages.ts';

/** What is drawn after each of these pages, `name` or `name@key`, one after the other. */
function after(...steps: string[]): DrawnPages<string> | null {
  let drawn: DrawnPages<string> | null = null;
  for (const step of steps) {
    const [name = '', key = step] = step.split('@');
    drawn = drawPages(drawn, { name, key, page: step });
  }
  return drawn;
}

const [category, part] = ['category-category_web_url', 'product-web_url'];

it('keeps those pages that list parts, and no other', () => {
  const kept = routes.map(({ name }) => name).filter((name) => after(name)?.list);
  expect(kept).toEqual([
    'category-category_web_url',
    'category-category_web_url-web_url',
    'manufacturers-brand_web_url',
    'manufacturers-brand_web_url-category_web_url',
    'product-list-keyword',
  ]);
});

it('draws nothing anew while the address is the same', () => {
  const drawn = after(`${category}@1`);
  expect(drawPages(drawn, { name: category, key: '1', page: 'again' })).toBe(drawn);
});

it('keeps a list over several parts, and comes back to it by its own entry of the history only', () => {
  expect(after(`${category}@1`, `${part}@2`, `${part}@3`)?.list?.page).toBe(`${category}@1`);
  expect(after(`${category}@1`, `${part}@2`, `${category}@1`)).toMatchObject({ current: { key: '1' }, list: { key: '1', number: 0 } });
  expect(after(`${category}@1`, `${part}@2`, `${category}@3`)).toMatchObject({ current: { key: '3' }, list: { key: '3', number: 1 } });
});

it('goes on with the list that is shown when its filters change', () => {
  expect(after(`${category}@1`, `${category}@2`)?.list).toMatchObject({ key: '2', number: 0 });
});

it('lets a list go with the first page that is no part', () => {
  expect(after(`${category}@1`, `${part}@2`, 'home@3')?.list).toBeNull();
});
