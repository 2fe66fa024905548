/** `/sitemap.xml` and the files it names, for each host of the shop. */
import { localeOfHost } from '#contract/detect-locale.ts';
import { baseOfLocale, type LocaleKey, localeKeys } from '#contract/locale.ts';
import type { AnyEndpoint, ResponseOf } from '#contract/api/endpoint.ts';
import { getSitemap, getSitemapPages } from '#contract/api/sitemap.ts';
import { alternatesOf } from '#contract/head/page-head.ts';
import { addressOf } from '#edge/address.ts';
import type { ReadStore } from '#edge/cache/read-through.ts';
import { storeCallOf } from '#edge/cache/store-call.ts';
import type { EdgeContext } from '#edge/edge-env.ts';
import { errorAnswer } from '#edge/error-answer.ts';
import { logTrouble } from '#edge/log.ts';
import { askSite } from '#edge/site-told.ts';
import { streamEntries, writeIndex } from './sitemap-xml.ts';

export const sitemapPath = '/sitemap.xml';
export const sitemapFilePath = '/sitemaps/:file';

/** Milliseconds until a silent store counts as down. */
const patience = 20_000;
const fileName = /^([a-z]+)-([1-9]\d{0,5})\.xml$/;

/** The index of a host: its files, and those of languages that are at home below a prefix on it. */
export function sitemapIndex(readStore: ReadStore) {
  return async (c: EdgeContext): Promise<Response> => {
    const elsewhere = await atHome(c, sitemapPath);
    if (elsewhere) return elsewhere;
    const [pages, { offered }] = await Promise.all([readList(c, readStore, getSitemapPages, {}), askSite(c, readStore, '')]);
    if (!offered.includes(c.get('locale').key)) return errorAnswer(c, 'not_found');
    if (!pages) return errorAnswer(c, 'unavailable');
    const { host } = new URL(c.req.url);
    const files = localeKeys
      .filter((key) => offered.includes(key) && new URL(addressOf(c, key, '/')).host === host)
      .flatMap((locale) =>
        pages.list.map(({ kind, page, updated_at }) => ({
          address: addressOf(c, locale, `/sitemaps/${kind}-${page}.xml`),
          updated: updated_at,
        })),
      );
    return sendXml(c, writeIndex(files));
  };
}

/** One file of the index. */
export function sitemapFile(readStore: ReadStore) {
  return async (c: EdgeContext): Promise<Response> => {
    const [, kind, page] = fileName.exec(c.get('path').split('/').at(-1) ?? '') ?? [];
    const asked = getSitemap.request.safeParse({ kind, page });
    if (!asked.success) return errorAnswer(c, 'not_found');
    const elsewhere = await atHome(c, c.get('path'));
    if (elsewhere) return elsewhere;
    const [answer, { offered }] = await Promise.all([readList(c, readStore, getSitemap, asked.data), askSite(c, readStore, '')]);
    if (!offered.includes(c.get('locale').key)) return errorAnswer(c, 'not_found');
    if (!answer) return errorAnswer(c, 'unavailable');
    if (answer.list.length === 0) return errorAnswer(c, 'not_found');
    const address = (key: LocaleKey, path: string) => addressOf(c, key, path);
    return sendXml(c, streamEntries(answer.list, address(c.get('locale').key, '/'), alternatesOf(address, '/', offered)));
  };
}

/** Null where the request is at home; search engines believe a sitemap only about its own host. */
async function atHome(c: EdgeContext, path: string): Promise<Response | null> {
  const { key } = c.get('locale');
  const url = new URL(c.req.url);
  if (localeOfHost(url.host, c.get('hosts')) === null || c.get('base') !== baseOfLocale(key, c.get('hosts')))
    return errorAnswer(c, 'not_found');
  const home = addressOf(c, key, path);
  return new URL(home).host === url.host ? null : c.redirect(home, 301);
}

/** Null when the store cannot be asked or does not keep to the contract. The list is the same in every language, so it is kept once. */
async function readList<E extends AnyEndpoint>(
  c: EdgeContext,
  readStore: ReadStore,
  endpoint: E,
  request: object,
): Promise<ResponseOf<E> | null> {
  try {
    const call = await storeCallOf(c, endpoint, request);
    if (!call) throw new Error(`${endpoint.path} is not a call that the cache may keep`);
    const answer = await readStore.call(c, { ...call, key: `in every language ${call.path}` }, patience);
    if (!answer.ok) throw new Error(`${call.path}: ${answer.status}`);
    // The generic endpoint hides the schema's own output type.
    return endpoint.response.parse(await answer.json()) as ResponseOf<E>;
  } catch (error) {
    logTrouble('warn', 'sitemap_failed', c.get('requestId'), error);
    return null;
  }
}

function sendXml(c: EdgeContext, body: string | ReadableStream<Uint8Array>): Response {
  c.header('Content-Type', 'application/xml; charset=utf-8');
  c.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=3600');
  return c.body(body);
}
