/** Reads pages as a search engine does: the answer of the edge alone, no script run. */
import { Agent, request } from 'node:http';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

export interface Answer {
  url: string;
  status: number;
  /** Empty where the answer has none of the name. */
  header: (name: string) => string;
  body: string;
}

export interface CrawledPage extends Answer {
  lang: string;
  title: string;
  description: string;
  robots: string;
  canonical: string | null;
  /** Language -> address. */
  alternates: Record<string, string>;
  /** What other sites show of the page (Open Graph), and the feed that it names, in their order. */
  previews: string[];
  heading: string;
  /** Addresses of the links in the text, without their fragment. */
  links: string[];
  /** Blocks of structured data as they were written. */
  data: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Hosts below `localhost` are this machine, also where its resolver knows none of them. Redirects are not followed. */
export function ask(url: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Answer> {
  const { host, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request(
      { agent, hostname: '127.0.0.1', port, path: pathname + search, method, headers: { Host: host, 'User-Agent': 'crawl test' } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            url,
            status: answer.statusCode ?? 0,
            header: (name) => String(answer.headers[name] ?? ''),
            body: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

type Element = Tree.Element;

function elementsOf(node: Tree.Node): Element[] {
  const own = 'tagName' in node ? [node] : [];
  return [...own, ...('childNodes' in node ? node.childNodes.flatMap(elementsOf) : [])];
}

function textOf(node: Tree.Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value ?? null;

const nameOf = (element: Element) => attribute(element, 'property') ?? attribute(element, 'name') ?? '';

export function readPage(answer: Answer): CrawledPage {
  const elements = elementsOf(parse(answer.body));
  const all = (tag: string, fits: (element: Element) => boolean = () => true) =>
    elements.filter((element) => element.tagName === tag && fits(element));
  const meta = (name: string) => all('meta', (one) => attribute(one, 'name') === name).map((one) => attribute(one, 'content') ?? '');
  const links = (rel: string) => all('link', (one) => attribute(one, 'rel') === rel);
  const hrefs = all('a').flatMap((one) => attribute(one, 'href') ?? []);
  return {
    ...answer,
    lang: attribute(all('html')[0] ?? fail(answer), 'lang') ?? '',
    title: only(all('title').map(textOf)),
    description: only(meta('description')),
    robots: only(meta('robots')),
    canonical: links('canonical').map((one) => attribute(one, 'href') ?? '')[0] ?? null,
    alternates: Object.fromEntries(
      links('alternate').flatMap((one) => {
        const language = attribute(one, 'hreflang');
        return language === null ? [] : [[language, attribute(one, 'href') ?? '']];
      }),
    ),
    previews: [
      ...all('meta', (one) => /^(?:og|twitter):/.test(nameOf(one))).map((one) => `${nameOf(one)} ${attribute(one, 'content')}`),
      ...links('alternate').flatMap((one) =>
        attribute(one, 'type') === null ? [] : [`${attribute(one, 'title')} ${attribute(one, 'href')}`],
      ),
    ],
    heading: all('h1').map(textOf)[0] ?? '',
    links: [...new Set(hrefs.map((href) => new URL(href, answer.url)).flatMap(plainAddress))],
    data: all('script', (one) => attribute(one, 'type') === 'application/ld+json').map(textOf),
  };
}

/** What may stand once in a page. */
function only(texts: readonly string[]): string {
  return texts.length === 1 ? (texts[0] ?? '') : `${texts.length} times`;
}

/** Addresses of the web, without their fragment. */
function plainAddress(url: URL): string[] {
  url.hash = '';
  return url.protocol.startsWith('http') ? [url.href] : [];
}

function fail({ url }: Answer): never {
  throw new Error(`${url} is no page`);
}

export async function crawl(url: string): Promise<CrawledPage> {
  return readPage(await ask(url));
}

/** Every item through `work`, a few at a time. */
export async function eachOf<T, R>(items: readonly T[], work: (item: T) => Promise<R>, atOnce = 6): Promise<R[]> {
  const results: R[] = [];
  const left = [...items.entries()];
  const run = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- the others run beside
      results[next[0]] = await work(next[1]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return results;
}

/** At most `most` items, evenly spread. */
export function sampleOf<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, items.length / most);
  return Array.from({ length: Math.min(most, items.length) }, (_, index) => items[Math.floor(index * step)]).flatMap((one) => one ?? []);
}

/** Where an address ends, and after how many redirects. */
export async function follow(url: string, hops = 0): Promise<{ status: number; url: string; hops: number }> {
  const answer = await ask(url, 'HEAD');
  const next = answer.header('location');
  return next === '' || hops === 5 ? { status: answer.status, url, hops } : follow(new URL(next, url).href, hops + 1);
}
