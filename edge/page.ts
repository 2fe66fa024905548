import { embedParameter, readEmbedLook } from '#contract/routes/embed.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { openBanners, readClosed } from '#contract/site/closed-banners.ts';
import { localeOfHost } from '#contract/detect-locale.ts';
import { emptyHead, type Head, titleOf, unlisted } from '#contract/head/head.ts';
import { headValues } from '#contract/head/head-values.ts';
import type { HeadWords } from '#contract/head/head-words.ts';
import { pageHead } from '#contract/head/page-head.ts';
import { readAnswers } from '#contract/head/read-answers.ts';
import { noRecord } from '#contract/head/record-words.ts';
import { callsOf } from '#contract/pages/all-calls.ts';
import type { PageAddress } from '#contract/pages/page-calls.ts';
import { fallbackLocale, locales } from '#contract/locale.ts';
import { isPageOffered } from '#contract/routes/feature-pages.ts';
import type { RouteMatch } from '#contract/routes/match.ts';
import { matchPage } from '#contract/routes/match-page.ts';
import { wordsOf } from '#contract/routes/route.ts';
import { readPreview } from '#contract/routes/preview.ts';
import type { ReadStore } from './cache/read-through.ts';
import { readDrafts } from './cache/read-drafts.ts';
import type { AskStore } from './store/upstream.ts';
import type { EdgeContext } from './edge-env.ts';
import type { EdgeOptions } from './edge-options.ts';
import { addressOf } from './address.ts';
import { ownAddress } from './ip.ts';
import { commonDomain } from './common-domain.ts';
import { type FirstFile, firstFiles } from './edge-manifest.ts';
import { retryAfterSeconds } from './error-answer.ts';
import { checkExistence, type Existence } from './exists.ts';
import { dataBlocks } from './first-view/first-data.ts';
import { pageEnd } from './facts/facts.ts';
import type { PageWords } from './facts/page-words.ts';
import { tight } from './facts/tight.ts';
import { writeFacts } from './facts/write-facts.ts';
import { type FirstPaint, firstPaint, layoutOf, messageLayout } from './first-view/first-paint.ts';
import { headMarkup } from './head-markup.ts';
import { headWords } from './words/head-words.ts';
import { openPageCalls, type PageCalls } from './page-calls.ts';
import { createShellReader, fillShell, type Shell } from './shell.ts';
import { readTold, type SiteTold } from './site-told.ts';
import { unavailablePage } from './unavailable-page.ts';
import { unavailableWords } from './words/unavailable-words.ts';

interface Site extends SiteTold {
  /** What the store says to the calls of this page. */
  calls: PageCalls;
  /** The words of heads, with the operator's own in their place. */
  words: HeadWords;
  /** What the build says in pages without scripts. */
  pages: PageWords;
}

/** Every page: true status, head tags in the visitor's language, and the app's shell. */
export function page(options: EdgeOptions, readStore: ReadStore, askStore: AskStore) {
  const ownName = options.siteName ?? 'Partwright';
  const readShell = createShellReader(options.assets);
  const drafts = readDrafts(askStore, readStore);
  const readBuild = async (c: EdgeContext) => {
    const shell = await readShell(c.req.url);
    const words = shell && (await c.get('wordReader').words(c.get('locale').words, c.req.url, shell.text));
    return words && { shell, words };
  };
  const show = async (c: EdgeContext): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(c.req.url);
    if (pathname !== '/' && pathname.endsWith('/')) return c.redirect(`${withoutSlashes(pathname)}${search}`, 301);
    const found = matchPage(c.get('path'));
    const match = found?.row.access === 'operator' && !c.get('isAdminOpen') ? null : found;
    const draft = readPreview(searchParams);
    const calls = openPageCalls(c, draft === null ? readStore : drafts(draft), options.now ?? Date.now);
    const address = { params: match?.params ?? {}, path: c.get('path'), search: searchParams };
    const config = calls.tell(getConfig, {});
    const asked = match ? callsOf(match.row).first?.(address, calls) : undefined;
    const [build, existence, answer] = await Promise.all([readBuild(c), match ? checkExistence(calls, match, address) : null, config]);
    const told = readTold(typeof answer === 'object' && answer.status === 200 ? parsedJson(answer.json) : null, ownName);
    const notices = openBanners(told.notices, readClosed(c.req.header('Cookie') ?? ''), (options.now ?? Date.now)());
    const { key } = c.get('locale');
    if (key !== fallbackLocale && !told.offered.includes(key)) return elsewhere(c);
    if (existence?.kind === 'moved') return c.redirect(`${c.get('base')}${existence.path}${search}`, 301);
    if (!build) return unavailablePage(c, told.siteName);
    const { shell, words } = build;
    const site = { ...told, notices, calls, words: headWords(words, told.own), pages: words.pages };
    c.header('Cache-Control', 'private, no-cache');
    c.header('Content-Language', c.get('locale').tag);
    if (!match || existence?.kind === 'missing' || !isPageOffered(match.row.name, told.features)) return notFoundPage(c, shell, site);
    if (existence?.kind === 'down') return storeDownPage(c, shell, match, site);
    await asked;
    if (draft !== null) c.header('Cache-Control', 'no-store');
    return foundPage(c, shell, match, existence, { ...site, address });
  };

  /** The same page in the language that is always offered: at its home where the address names another, here where only the visitor's signs did. */
  const elsewhere = (c: EdgeContext): Response | Promise<Response> => {
    const { search, host } = new URL(c.req.url);
    const isNamed = c.get('base') !== '' || localeOfHost(host, c.get('hosts')) !== null;
    if (isNamed) return c.redirect(`${addressOf(c, fallbackLocale, c.get('path'))}${search}`, 302);
    c.set('locale', locales[fallbackLocale]);
    return show(c);
  };
  return show;
}

/** One leading slash: with two, a browser would take the rest for a host. */
function withoutSlashes(path: string): string {
  let [start, end] = [0, path.length];
  while (path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return `/${path.slice(start, end)}`;
}

async function foundPage(
  c: EdgeContext,
  shell: Shell,
  match: RouteMatch,
  existence: Existence | null,
  site: Site & { address: PageAddress },
) {
  const { siteName } = site;
  const locale = c.get('locale');
  const { row, params } = match;
  const url = new URL(c.req.url);
  const read = readAnswers(await site.calls.answers(), ({ json }) => parsedJson(json));
  const record = existence?.kind === 'found' ? existence : noRecord;
  const source = { match, search: url.searchParams, site: siteName, words: site.words, read, record };
  const values = headValues(source);
  const text = (key: string) => site.words.text(row.head.title, key, values);
  const heading = text('heading') ?? siteName;
  const embed = row.name === 'tool-ToolName' ? readEmbedLook(url.searchParams.get(embedParameter)) : null;
  if (embed !== null) c.set('embed', embed);
  const head = pageHead(source, {
    locale,
    base: c.get('base'),
    address: (key, path) => addressOf(c, key, path),
    file: (path) => new URL(path, addressOf(c, locale.key, '/')).href,
  });
  const paint = {
    heading,
    text: text('lead') ?? (record.text || head.description),
    link: embed === null ? null : { href: `${c.get('base')}${c.get('path')}`, text: siteName },
    layout: embed === null ? layoutOf(row) : messageLayout,
  };
  const pages = [row.page, `${row.page}/${params['ToolName'] ?? ''}`];
  const files = firstFiles(shell.manifest, pages, locale.words, wordsOf(row, params));
  const facts = embed === null ? await writeFacts(c, match, { ...site, read, build: shell.text }) : '';
  const shown = readPreview(url.searchParams) === null ? head : unlisted(head);
  if (existence?.kind !== 'unknown' && existence?.kind !== 'late')
    return sendShell(c, shell, site, { head: shown, files, paint, facts }, 200);
  // Nothing tells whether the record exists, so no search engine may take the page for one: it comes again when the store answers, whom the app asks
  // once more by itself.
  askAgainSoon(c);
  return sendShell(c, shell, site, { head: unlisted(head), files, paint, facts }, 503);
}

/** Has browsers and search engines ask again, and none of them keep what they got. */
function askAgainSoon(c: EdgeContext): void {
  c.header('Cache-Control', 'no-store');
  c.header('Retry-After', String(retryAfterSeconds));
}

/** Undefined for what is no JSON: the head goes without. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The store cannot be reached: the app comes all the same, for it keeps what it has and offers to try again. */
async function storeDownPage(c: EdgeContext, shell: Shell, { row, params }: RouteMatch, site: Site) {
  const locale = c.get('locale');
  const { title, description, heading, message, retry } = unavailableWords(locale.words, site.siteName, site.own);
  const head: Head = { ...emptyHead(site.siteName, locale), title, description, error: heading };
  const { pathname, search } = new URL(c.req.url);
  const link = { href: `${pathname}${search}`, text: retry };
  const files = firstFiles(shell.manifest, [row.page], locale.words, wordsOf(row, params));
  askAgainSoon(c);
  return sendShell(c, shell, site, { head, files, paint: { heading, text: message, link, layout: messageLayout } }, 503);
}

async function notFoundPage(c: EdgeContext, shell: Shell, site: Site) {
  const { siteName } = site;
  const locale = c.get('locale');
  const values = { site: siteName, path: readable(c.get('path')) };
  const text = (key: string) => site.words.text('not_found', key, values) ?? '';
  const heading = text('message');
  const head: Head = { ...emptyHead(siteName, locale), ...titleOf(site.words, 'not_found', values), error: heading };
  const link = { href: `${c.get('base')}/`, text: text('back_home') };
  const files = firstFiles(shell.manifest, [], locale.words, []);
  return sendShell(c, shell, site, { head, files, paint: { heading, text: head.description, link, layout: messageLayout } }, 404);
}

interface PageParts {
  head: Head;
  files: readonly FirstFile[];
  paint: FirstPaint;
  /** What the page says without scripts. */
  facts?: string;
}

async function sendShell(c: EdgeContext, shell: Shell, site: Site, { head, files, paint, facts = '' }: PageParts, status: 200 | 404 | 503) {
  const locale = c.get('locale');
  const { siteName, words, calls, logo, favicon, themeColor, notices } = site;
  const message = site.words.text('no_script', 'message', {}) ?? '';
  const end = c.get('embed')
    ? ''
    : await tight(pageEnd({ words, siteName, message, base: c.get('base'), nonce: c.get('secureHeadersNonce') }));
  const filling = {
    head: await headMarkup(head, c.get('secureHeadersNonce'), files),
    app: await firstPaint(c, { siteName, logo, notices, words }, paint, { facts, end }),
    body: await dataBlocks([ownAddress(c), ...(await calls.answers())]),
  };
  const opening = {
    locale,
    base: c.get('base'),
    domain: commonDomain(c),
    embed: c.get('embed'),
    nonce: c.get('secureHeadersNonce'),
    favicon,
    themeColor,
  };
  return c.html(await fillShell(shell.text, opening, filling), status);
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a broken escape is shown as it was written
  }
}
