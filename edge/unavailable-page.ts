import { html } from 'hono/html';
import type { EdgeContext } from './edge-env.ts';
import { retryAfterSeconds } from './error-answer.ts';
import { unavailableWords } from './words/unavailable-words.ts';

/** The page for a visitor when the app itself cannot be read: 503 in the visitor's language, with a link that tries again. */
export function unavailablePage(c: EdgeContext, site: string): Response | Promise<Response> {
  const locale = c.get('locale');
  const { title, heading, message, retry } = unavailableWords(locale.words, site);
  const url = new URL(c.req.url);
  c.header('Cache-Control', 'no-store');
  c.header('Content-Language', locale.tag);
  c.header('Retry-After', String(retryAfterSeconds));
  return c.html(
    html`<!doctype html>
      <html lang="${locale.tag}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <style nonce="${c.get('secureHeadersNonce')}">
            body {
              font:
                1rem/1.5 system-ui,
                sans-serif;
              max-width: 40rem;
              margin: 20vh auto 0;
              padding: 0 1.25rem;
            }
            a {
              display: inline-block;
              padding: 0.625rem 0;
            }
          </style>
        </head>
        <body>
          <main>
            <h1>${heading}</h1>
            <p>${message}</p>
            <p><a href="${url.pathname}${url.search}">${retry}</a></p>
            <p><small>${c.get('requestId')}</small></p>
          </main>
        </body>
      </html>`,
    503,
  );
}
