import { html } from 'hono/html';
import { shownLanguage } from '#contract/locale.ts';
import { matchRoute, type RouteMatch } from '#contract/routes/match.ts';
import type { EdgeContext, EdgeOptions } from './edge-env.ts';
import { firstFiles } from './edge-manifest.ts';
import { retryAfterSeconds } from './error-answer.ts';
import { createExistenceCheck, type Existence } from './exists.ts';
import { canonicalOf, type Head, headTags, titleOf } from './head.ts';
import { createShellReader, fillShell, type Shell } from './shell.ts';
import { unavailablePage } from './unavailable-page.ts';
import type { AskStore } from './upstream.ts';
import { headText } from './words.ts';

interface Site {
  siteName: string;
  siteDomain: string;
}

/** Every page: true status, head tags in the visitor's language, and the app's shell. */
export function page(options: EdgeOptions, askStore: AskStore) {
  const site = { siteName: options.siteName ?? 'Partwright', siteDomain: options.siteDomain };
  const readShell = createShellReader(options.assets);
  const checkExistence = createExistenceCheck(askStore, options.now ?? Date.now);
  return async (c: EdgeContext): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname !== '/' && pathname.endsWith('/')) return c.redirect(`${withoutSlashes(pathname)}${search}`, 301);
    const match = matchRoute(c.get('path'));
    const [shell, existence] = await Promise.all([readShell(c.req.url), match ? checkExistence(c, match) : null]);
    if (existence?.kind === 'moved') return c.redirect(`${c.get('base')}${existence.path}${search}`, 301);
    if (!shell) return unavailablePage(c, site.siteName);
    c.header('Cache-Control', 'private, no-cache');
    c.header('Content-Language', shownLanguage(c.get('locale')));
    if (!match || existence?.kind === 'missing') return notFoundPage(c, shell, site);
    if (existence?.kind === 'down') return storeDownPage(c, shell, match, site);
    return foundPage(c, shell, match, existence, site);
  };
}

/** One leading slash: with two, a browser would take the rest for a host. */
function withoutSlashes(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '')}`;
}

async function foundPage(c: EdgeContext, shell: Shell, match: RouteMatch, existence: Existence | null, site: Site) {
  const { siteName, siteDomain } = site;
  const locale = c.get('locale');
  const { row, params } = match;
  const names = existence?.kind === 'found' ? existence.names : {};
  const head: Head = {
    ...titleOf(locale, row.head.title, { ...params, ...names, site: siteName }),
    index: row.head.index,
    canonical: canonicalOf(locale, siteDomain, new URL(c.req.url), c.get('path')),
    site: siteName,
    error: null,
  };
  const files = firstFiles(shell.manifest, row.page, locale.words, row.words);
  const body = await html`<noscript><p>${headText(locale.words, 'no_script', 'message', {}) ?? ''}</p></noscript>`;
  return sendShell(c, shell, site, await headTags(head, c.get('secureHeadersNonce'), files), body, 200);
}

/** The store cannot be reached: the app comes all the same, for it keeps what it has and offers to try again. */
async function storeDownPage(c: EdgeContext, shell: Shell, { row }: RouteMatch, site: Site) {
  const locale = c.get('locale');
  const values = { site: site.siteName };
  const text = (key: string) => headText(locale.words, 'error', key, values) ?? '';
  const head: Head = { ...titleOf(locale, 'error', values), index: false, canonical: null, site: site.siteName, error: text('heading') };
  const { pathname, search } = new URL(c.req.url);
  const body = await html`<noscript
    ><h1>${text('heading')}</h1>
    <p>${text('message')}</p>
    <p><a href="${pathname}${search}">${text('retry')}</a></p></noscript
  >`;
  c.header('Cache-Control', 'no-store');
  c.header('Retry-After', String(retryAfterSeconds));
  const files = firstFiles(shell.manifest, row.page, locale.words, row.words);
  return sendShell(c, shell, site, await headTags(head, c.get('secureHeadersNonce'), files), body, 503);
}

async function notFoundPage(c: EdgeContext, shell: Shell, site: Site) {
  const { siteName } = site;
  const locale = c.get('locale');
  const values = { site: siteName, path: readable(c.get('path')) };
  const text = (key: string) => headText(locale.words, 'not_found', key, values) ?? '';
  const error = text('message');
  const head: Head = { ...titleOf(locale, 'not_found', values), index: false, canonical: null, site: siteName, error };
  const files = firstFiles(shell.manifest, '', locale.words, []);
  const body = await html`<noscript
    ><h1>${error}</h1>
    <p><a href="${c.get('base')}/">${text('back_home')}</a></p></noscript
  >`;
  return sendShell(c, shell, site, await headTags(head, c.get('secureHeadersNonce'), files), body, 404);
}

async function sendShell(c: EdgeContext, shell: Shell, { siteDomain }: Site, head: string, body: string, status: 200 | 404 | 503) {
  const opening = { locale: c.get('locale'), base: c.get('base'), siteDomain };
  return c.html(await fillShell(shell.text, opening, head, body), status);
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a broken escape is shown as it was written
  }
}
