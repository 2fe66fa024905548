import { expect, it } from 'vitest';
import { partOf, type Platform } from './platform.ts';

/** What stands in the app's place before the app has run. */
export function firstPaintCases(open: () => Platform): void {
  async function mainOf(url: string): Promise<string> {
    return partOf(await (await open().ask(url)).text(), /<div id="app">.*(<main.*?<\/main>)/s);
  }

  it('shows the part by its number and its own description, nothing of it as markup', async () => {
    const main = await mainOf('http://de.localhost/de/product/lm358n-nopb');
    expect(main).toContain('<h1>LM358N/NOPB</h1>');
    expect(main).toContain('<p>2 MHz &amp; &lt;rail&gt; &lt;/script&gt;</p>');
    expect(main).toContain('<a href="/de/category">Produkte</a>');
  });

  it.each([
    ['/category/resistors', 'Wider\u00adstände'],
    ['/manufacturers/yageo', 'Yageo'],
    ['/cart', 'Cart'],
    ['/product/list/%3Cb%3E%201%25', '“&lt;b&gt; 1%”'],
    ['/order/orderPay?order_no=PW-1', 'Pay order PW-1'],
    ['/order/orderPay?order_no=call%20us', 'Partwright'],
    ['/product/broken', 'Partwright'],
  ])('heads %s with %s', async (path, heading) => {
    expect(await mainOf(`http://en.localhost${path}`)).toContain(`<h1>${heading}</h1>`);
  });

  it('says more under a heading than the app will, so that what the app draws is not the largest text of the page', async () => {
    expect(await mainOf('http://en.localhost/cart')).toContain('<p>The parts in your cart, each with its stock and its price');
    expect(await mainOf('http://en.localhost/manufacturers/yageo')).toContain('<p>Chip resistors. Every part by Yageo is shown with');
    expect(await mainOf('http://en.localhost/manufacturers/silent')).toContain('<p>Electronic components made by Silent, with');
  });

  it('leads home in the language of the prefix', async () => {
    const page = await (await open().ask('http://en.localhost/de/cart')).text();
    expect(page).toMatch(/<header><div><a href="\/de"\s*><svg.*<\/svg\s*>Partwright<\/a\s*>/);
  });

  it('brings a style that the policy of this answer allows', async () => {
    const answer = await open().ask('http://en.localhost/');
    const nonce = partOf(await answer.text(), /<div id="app"><style nonce="([^"]+)"/);
    expect(answer.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
  });
}
