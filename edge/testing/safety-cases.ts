import { expect, it } from 'vitest';
import { partOf, type Platform } from './platform.ts';

/** Each kind of answer with a way to it and what rules it. */
const notPages: readonly [kind: string, path: string, policy: string | null, resource: string][] = [
  ['a script', '/assets/index-1.js', null, 'same-origin'],
  ['a worker', '/assets/tool.worker-1.js', "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'", 'same-origin'],
  ['the service worker', '/sw.js', "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'", 'same-origin'],
  ['a drawing', '/favicon.svg', "default-src 'none'; frame-ancestors 'none'", 'cross-origin'],
  ['the build’s id', '/builds/latest.json', "default-src 'none'; frame-ancestors 'none'", 'same-origin'],
  ['an answer of the store', '/api/store/common/config', "default-src 'none'; frame-ancestors 'none'", 'same-origin'],
  ['a fault of the store’s gateway', '/api/store/common/gateway', "default-src 'none'; frame-ancestors 'none'", 'same-origin'],
  ['a file that somebody sent in', '/api/store/common/file/f1', "default-src 'none'; sandbox", 'same-origin'],
  ['a call that does not exist', '/api/nothing', "default-src 'none'; frame-ancestors 'none'", 'same-origin'],
  ['a file that is gone', '/assets/gone.js', "default-src 'none'; frame-ancestors 'none'", 'same-origin'],
  ['the feed', '/rss.xml', "default-src 'none'; frame-ancestors 'none'", 'same-origin'],
  ['the visitor’s address', '/api/get-ip', "default-src 'none'; frame-ancestors 'none'", 'same-origin'],
  ['the way to another page', '/cart/', "default-src 'none'; frame-ancestors 'none'", 'same-origin'],
];

/** A calculator for pages of other sites, and what only looks like one. */
const embedded = '/tool/RCFilter?embed=dark&resistance=4700';
const notEmbedded = [
  '/tool/RCFilter?embed=pink',
  '/tool/RCFilter?embed=',
  '/tool?embed=dark',
  '/cart?embed=dark',
  '/tool/Nothing?embed=dark',
  '/user/login?embed=auto',
];

const pages = ['/', '/cart', '/de/product/lm358n-nopb', '/tool/RCFilter', '/nothing', '/product/resting'];

/** The rules of a policy by name; of several policies in one header, the first. */
function rulesOf(policy: string): Record<string, string> {
  const rules = policy.split(', ')[0]?.split('; ') ?? [];
  return Object.fromEntries(
    rules.map((rule) => {
      const [name = '', ...values] = rule.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

/** A policy without its nonces and without whom it lets frame the page. */
const asUsual = (text: string) => text.replace(/'nonce-[^']+'/g, '').replace(/frame-ancestors [^;]+/, '');

export function safetyCases(open: () => Platform): void {
  it.each(notPages)('lets %s load nothing and be guessed as nothing else', async (_, path, policy, resource) => {
    const { headers } = await open().ask(`http://en.localhost${path}`);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe(policy);
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe(resource);
  });

  it.each(pages)('allows on %s what the page needs and nothing else', async (path) => {
    const answer = await open().ask(`http://en.localhost${path}`);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    const nonce = partOf(policy, /script-src 'nonce-([^']+)'/);
    expect(nonce.length).toBeGreaterThanOrEqual(24);
    expect(rulesOf(policy)).toEqual({
      'default-src': "'none'",
      'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
      'style-src': `'nonce-${nonce}'`,
      'img-src': "'self' data: blob:",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'shop',
    });
    expect(policy.split(', ')[1]).toBe("script-src 'self'");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': expect.stringContaining('camera=(), '),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it.each(pages)('gives every script and style of %s the nonce of this answer', async (path) => {
    const answer = await open().ask(`http://en.localhost${path}`);
    const page = await answer.text();
    const nonce = partOf(answer.headers.get('Content-Security-Policy') ?? '', /'nonce-([^']+)'/);
    const loaded = page.match(/<(?:script|style|link rel="modulepreload")(?![^>]*type="application\/)[^>]*>/g) ?? [];
    expect(loaded.length).toBeGreaterThan(1);
    for (const tag of loaded) expect(tag).toContain(`nonce="${nonce}"`);
    expect(page).toContain(`<meta property="csp-nonce" nonce="${nonce}"`);
    expect(page).not.toContain('EDGE-NONCE');
    expect(page).not.toMatch(/ on\w+=| style=/);
  });

  it('lets pages of other sites frame the calculator that is made for it', async () => {
    const { headers } = await open().ask(`http://en.localhost${embedded}`);
    const policy = headers.get('Content-Security-Policy') ?? '';
    const usual = (await open().ask('http://en.localhost/tool/RCFilter')).headers.get('Content-Security-Policy') ?? '';
    expect(rulesOf(policy)['frame-ancestors']).toBe('*');
    // All else is as strict as on every page.
    expect(asUsual(policy)).toBe(asUsual(usual));
    expect(headers.get('X-Frame-Options')).toBeNull();
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it.each(notEmbedded)('lets nobody frame %s', async (path) => {
    const { headers } = await open().ask(`http://en.localhost${path}`);
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(rulesOf(headers.get('Content-Security-Policy') ?? '')['frame-ancestors']).toBe("'none'");
  });

  it('shows a framed calculator without header and links of the shop, in the look that is asked for, and keeps no cookie', async () => {
    const answer = await open().ask(`http://localhost/de${embedded}`, { headers: { Referer: 'https://blog.example/post' } });
    const text = await answer.text();
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(text).toMatch(/<html lang="de-DE"[^>]* data-embed data-theme="dark">/);
    expect(text).not.toContain('<header>');
    expect(text).not.toContain('<noscript>');
    expect(text.match(/<a [^>]*>/g)).toEqual(['<a href="/de/tool/RCFilter" target="_blank">']);
    expect(text).toContain('rel="canonical"');
    const plain = await open().ask('http://localhost/de/tool/RCFilter', { headers: { Referer: 'https://blog.example/post' } });
    expect(plain.headers.get('Set-Cookie')).toContain('referrer=');
    expect(await plain.text()).not.toContain('data-embed');
  });

  it('never gives the same nonce twice', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => open().ask('http://en.localhost/cart')));
    expect(new Set(answers.map(({ headers }) => headers.get('Content-Security-Policy'))).size).toBe(20);
  });

  it('writes no nonce where somebody writes its place into an address', async () => {
    const page = await (await open().ask('http://en.localhost/product/list/EDGE-NONCE')).text();
    expect(page).toContain('EDGE-NONCE');
  });

  it('weighs little on a script, of which a first view has dozens', async () => {
    const { headers } = await open().ask('http://en.localhost/assets/index-1.js');
    const platform = /^(?:date|connection|keep-alive|content-|vary|etag|cf-|transfer-encoding|accept-ranges|last-modified)/;
    const own = [...headers].filter(([name]) => !platform.test(name)).map(([name, value]) => `${name}: ${value}\r\n`);
    expect(own.join('').length).toBeLessThan(250);
  });
}
