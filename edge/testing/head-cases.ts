import { expect, it } from 'vitest';
import { localeKeys } from '#contract/locale.ts';
import { partOf, type Platform, titleIn } from './platform.ts';

export function headCases(open: () => Platform): void {
  it('names the part in the language of the host', async () => {
    const page = await (await open().ask('http://de.localhost:8080/product/lm358n-nopb?quantity=10')).text();
    expect(titleIn(page)).toBe('LM358N/NOPB von TI &lt;b&gt; – Partwright');
    expect(page).toMatch(/<meta data-edge[^>]* name="description" content="LM358N\/NOPB von TI &lt;b&gt;: Parameter/);
    expect(page).toMatch(/<link data-edge[^>]* rel="canonical" href="http:\/\/de\.localhost:8080\/product\/lm358n-nopb"/);
    expect(page).toMatch(/name="robots" content="index, follow"/);
    expect(page).toMatch(/property="og:title" content="LM358N/);
  });

  it('leaves soft hyphens to the page: tabs, bookmarks and search engines show names whole', async () => {
    const page = await (await open().ask('http://de.localhost/category/resistors')).text();
    expect(titleIn(page)).toMatch(/^Widerstände/);
    expect(page).toMatch(/property="og:title" content="Widerstände/);
    expect(page).toMatch(/name="description" content="[^"\u00ad]*Widerstände/);
  });

  it("fetches the app's start, calls, page and words early, in the language on screen", async () => {
    const page = await (await open().ask('http://de.localhost/product/lm358n-nopb')).text();
    const links = page.matchAll(
      /<link rel="modulepreload" fetchpriority="low" crossorigin href="([^"]+)"[^>]*?(?: data-name="([^"]+)")? \/>/g,
    );
    expect([...links].map(([, file, name]) => [file, name])).toEqual([
      ['/assets/start.js', undefined],
      ['/assets/calls.js', undefined],
      ['/assets/page.js', 'product/ProductPage'],
      ['/assets/common-de.js', 'de/common'],
      ['/assets/product-en.js', 'en/product'],
    ]);
  });

  it('names a calculator, and fetches its own files early', async () => {
    const page = await (await open().ask('http://en.localhost/tool/RCFilter?resistance=1000')).text();
    expect(titleIn(page)).toMatch(/^RC .*calculator – Partwright$/);
    expect(page).toMatch(/name="description" content="[^"]{40,}"/);
    expect(page).toContain('rel="canonical" href="http://en.localhost/tool/RCFilter"');
    expect(page).toContain('href="/assets/rc-filter.js"');
    expect(page).toContain('href="/assets/rc-filter-words.js"');
  });

  it('keeps search results and the cart out of search engines', async () => {
    const page = await (await open().ask('http://en.localhost/product/list/%22%3E%3Cscript%3E')).text();
    expect(page).toMatch(/name="robots" content="noindex"/);
    expect(titleIn(page)).toBe('Search: &quot;&gt;&lt;script&gt; – Partwright');
  });

  it.each([
    ['en', '404 Page not found – Partwright', 'Page Not Found: /nothing &lt;here&gt; $&amp;'],
    ['de', '404 Seite nicht gefunden – Partwright', 'Seite nicht gefunden: /nothing &lt;here&gt; $&amp;'],
    ['jp', '404 ページが見つかりません – Partwright', 'ページが見つかりません：/nothing &lt;here&gt; $&amp;'],
  ])('says in %s that a page was not found, and which', async (host, title, message) => {
    const answer = await open().ask(`http://${host}.localhost/nothing%20%3Chere%3E%20$&`);
    const page = await answer.text();
    expect(titleIn(page)).toBe(title);
    expect(page).toContain(`name="error" content="${message}"`);
    expect(page).toContain(`<h1>${message}</h1>`);
    expect(page).toMatch(/name="robots" content="noindex"/);
    expect(page).not.toContain('rel="canonical"');
  });

  it.each(localeKeys)('begins the title of a page that was not found with its number and what the page says in %s', async (key) => {
    const page = await (await open().ask(`http://en.localhost/${key}/nothing`)).text();
    const said = partOf(page, /<h1>([^<]+?)\s*[:：]\s*\/nothing<\/h1>/);
    const [words, site] = titleIn(page).split(/\s[–—]\s/);
    expect([words?.toLowerCase(), site]).toEqual([`404 ${said.toLowerCase()}`, 'Partwright']);
    expect(words).toMatch(/^404 \p{Lu}|^404 \p{Lo}/u);
  });
}
