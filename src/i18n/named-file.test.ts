// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { isNamed, loadNamed } from './named-file.ts';
import { createWords, loadWords } from './words.ts';

/** A file of the build, as the edge names it. */
function nameFile(name: string, code: string): void {
  const link = document.createElement('link');
  link.dataset['name'] = name;
  link.href = `data:text/javascript,${encodeURIComponent(code)}`;
  document.head.append(link);
}

afterEach(() => document.head.replaceChildren());

describe('a file that the edge has named', () => {
  it('is fetched by its name, others are not', async () => {
    nameFile('home/HomePage', 'export const Component = 7;');
    expect(await loadNamed('home/HomePage')).toMatchObject({ Component: 7 });
    expect([isNamed('home/HomePage'), isNamed('home/HomePage.calls'), loadNamed('cart/CartPage')]).toEqual([true, false, null]);
  });

  it('gives its words, and the list of all gives what is not named', async () => {
    nameFile('de/cart', 'export default { title: "Wagen" };');
    const words = await createWords('de');
    await loadWords(words, ['cart', 'home']);
    expect([words.t('cart:title'), words.hasResourceBundle('de', 'home')]).toEqual(['Wagen', true]);
  });
});
