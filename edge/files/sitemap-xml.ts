/** The XML of sitemaps (sitemaps.org 0.9), with the other languages of each page and its pictures. */
import { escapeToBuffer } from 'hono/utils/html';
import type { SitemapEntry } from '#contract/api/sitemap.ts';

/** Where a language is at home: address of its first page, such as `https://de.shop.com/` or `https://shop.com/de`. */
interface Home {
  hreflang: string;
  href: string;
}

/** Entries in one piece of the answer: about 150 kB. */
const piece = 100;
const opening = '<?xml version="1.0" encoding="UTF-8"?>\n';
const ending = '</urlset>\n';
const urlset = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;

function escaped(text: string): string {
  const written: [string] = [''];
  escapeToBuffer(text, written);
  return written[0];
}

function lastmod(updated: string | null): string {
  return updated === null ? '' : `<lastmod>${escaped(updated)}</lastmod>`;
}

/** The index of a host. */
export function writeIndex(files: readonly { address: string; updated: string | null }[]): string {
  const lines = files.map(({ address, updated }) => `<sitemap><loc>${escaped(address)}</loc>${lastmod(updated)}</sitemap>\n`);
  return `${opening}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`;
}

function addressIn(first: string, path: string): string {
  return path === '/' ? first : first.replace(/\/$/, '') + path;
}

/** Everybody else's turn. */
const letOthers = () => new Promise((goOn) => setTimeout(goOn, 0));

/** One file of entries, piece by piece with others answered in between: 5,000 pages in twelve languages are 7 MB. */
export function streamEntries(entries: readonly SitemapEntry[], own: string, homes: readonly Home[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      await letOthers();
      const shown = entries.slice(next, next + piece).map((entry) => writeEntry(entry, own, homes));
      const start = next === 0 ? opening + urlset : '';
      next += piece;
      const isLast = next >= entries.length;
      controller.enqueue(encoder.encode(`${start}${shown.join('')}${isLast ? ending : ''}`));
      if (isLast) controller.close();
    },
  });
}

function writeEntry({ path, updated_at, images }: SitemapEntry, own: string, homes: readonly Home[]): string {
  let text = `<url><loc>${escaped(addressIn(own, path))}</loc>${lastmod(updated_at)}`;
  for (const { hreflang, href } of homes)
    text += `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(addressIn(href, path))}"/>`;
  for (const image of images) text += `<image:image><image:loc>${escaped(new URL(image, own).href)}</image:loc></image:image>`;
  return `${text}</url>\n`;
}
