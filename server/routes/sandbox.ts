/** The test page of the sandbox, plainly labelled as one. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import { currencyDecimals } from '#contract/locale.ts';
import type { StoreApp, StoreDeps, StoreEnv } from '#server/caller/call.ts';
import { formatMoney } from '#server/mail/format.ts';
import type { RedirectTry } from '#server/kernel/payment-provider.ts';
import { type SandboxChoice, type SandboxProvider, sandboxPath } from '#server/payment/sandbox-provider.ts';
import { takeNotice } from '#server/payment/take-notice.ts';
import { readForm } from '#server/http/read-form.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { serverText } from '#server/kernel/words.ts';

const stylePath = `${sandboxPath}.css`;
/** Bytes of what the page's own form sends. */
const longestForm = 4096;
const choices: readonly SandboxChoice[] = ['pay', 'decline', 'leave'];

export function registerSandboxRoutes(app: StoreApp, deps: StoreDeps, sandbox: SandboxProvider): void {
  app.get(stylePath, (c) => {
    c.set('pattern', stylePath);
    return c.body(style, 200, { 'Content-Type': 'text/css; charset=UTF-8', 'Cache-Control': 'no-store' });
  });
  app.get(sandboxPath, (c) => {
    c.set('pattern', sandboxPath);
    const ref = c.req.query('ref') ?? '';
    const found = sandbox.find(ref);
    if (!found) throw notFound();
    c.header('Cache-Control', 'private, no-store');
    return c.html(page(c, ref, found));
  });
  app.post(sandboxPath, async (c) => {
    c.set('pattern', sandboxPath);
    const { ref, choice } = await readForm(c.req.raw, longestForm);
    const chosen = choices.find((one) => one === choice);
    const decided = chosen && typeof ref === 'string' ? sandbox.decide(ref, chosen) : null;
    if (!decided) throw notFound();
    const { notice, goTo } = decided;
    if (notice) await takeNotice(deps, sandbox.name, notice.body, notice.headers);
    return c.redirect(goTo, 303);
  });
}

function page(c: Context<StoreEnv>, ref: string, { one, isOpen }: { one: RedirectTry; isOpen: boolean }) {
  const locale = c.get('locale');
  const language = locale.tag;
  const say = (key: string) => serverText(locale, `trade:sandbox.${key}`);
  const known = Object.hasOwn(currencyDecimals, one.currency) ? formatMoney(one.amount, one.currency, language) : '';
  const button = (choice: SandboxChoice) => html`<button name="choice" value="${choice}">${say(choice)}</button>`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${say('title')}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body>
        <main>
          <p class="label">${say('label')}</p>
          <h1>${say('title')}</h1>
          <p>${isOpen ? say('text') : say('over')}</p>
          <dl>
            <div>
              <dt>${say('purchase')}</dt>
              <dd>${one.title}</dd>
            </div>
            <div>
              <dt>${say('amount')}</dt>
              <dd>${known}</dd>
            </div>
          </dl>
          <form method="post" action="${sandboxPath}">
            <input type="hidden" name="ref" value="${ref}" />
            ${isOpen ? [button('pay'), button('decline')] : ''} ${button('leave')}
          </form>
        </main>
      </body>
    </html>`;
}

/** The page belongs to no design: it must not look like the shop's, nor like a bank's. */
const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 2rem auto; padding: 0 1rem; }
.label { display: inline-block; margin: 0; padding: 0.25rem 0.75rem; border: 2px dashed currentColor; font-weight: 600; }
dl > div { display: flex; justify-content: space-between; gap: 1rem; padding: 0.5rem 0; border-bottom: 1px solid; }
dd { margin: 0; font-weight: 600; }
form { display: grid; gap: 0.75rem; margin-top: 1.5rem; }
button { min-height: 2.75rem; font: inherit; cursor: pointer; }
`;
