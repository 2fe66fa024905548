import { childrenOf, parseXml, textIn, type XmlElement } from '#edge/testing/xml.ts';
import { ask } from './crawler.ts';

export interface SitemapUrl {
  address: string;
  /** Language -> address. */
  alternates: Record<string, string>;
}

async function read(url: string): Promise<XmlElement> {
  const { status, header, body } = await ask(url);
  if (status !== 200 || header('content-type') !== 'application/xml; charset=utf-8')
    throw new Error(`${url} answers ${status} ${header('content-type')}`);
  return parseXml(body);
}

/** All pages of all files that an index names, in order; throws for one that is not of the index's own host or is not dated as the protocol wants. */
export async function readSitemap(index: string): Promise<SitemapUrl[]> {
  const files = childrenOf(await read(index), 'sitemap').map((file) => ownAddress(file, index));
  const roots = await Promise.all(files.map(read));
  return roots.flatMap((root) =>
    childrenOf(root, 'url').map((url) => ({ address: ownAddress(url, index), alternates: alternatesOf(url) })),
  );
}

function ownAddress(element: XmlElement, index: string): string {
  const address = textIn(element, 'loc') ?? '';
  const time = textIn(element, 'lastmod');
  if (new URL(address).host !== new URL(index).host) throw new Error(`${index} names ${address}`);
  if (time !== null && !(Date.parse(time) <= Date.now())) throw new Error(`${address} changed at ${time}`);
  return address;
}

function alternatesOf(url: XmlElement): Record<string, string> {
  return Object.fromEntries(
    childrenOf(url, 'xhtml:link').map(({ attributes }) => [attributes['hreflang'] ?? '', attributes['href'] ?? '']),
  );
}
