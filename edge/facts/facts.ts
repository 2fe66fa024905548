/** What a page says without scripts: to visitors who have none, and to robots that run none. */
import { html, raw } from 'hono/html';
import type { HeadWords } from '#contract/head/head-words.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { AnyRoute } from '#contract/routes/table.ts';
import { factsOf } from '#edge/pages/all-facts.ts';
import { type FactsView, headingOf, linkBelow, type Markup } from './facts-view.ts';
import { factsStyle } from './style.ts';

/** The facts of a page for its `main`. Inside `noscript`, so that they weigh nothing where the app draws the same and nothing moves when it does. */
export function pageFacts(row: Pick<AnyRoute, 'page'>, view: FactsView): Markup {
  const facts = factsOf(row)(view);
  return facts ? html`<noscript><div class="facts">${facts}</div></noscript>` : html``;
}

const ways = [
  { section: 'home', path: buildPath('home') },
  { section: 'categories', path: buildPath('category') },
  { section: 'manufacturers', path: buildPath('manufacturers') },
  { section: 'tools_way', path: buildPath('tool') },
  { section: 'knowledge_hub', path: buildPath('news-knowledgeHub') },
  { section: 'components', path: buildPath('components') },
  { section: 'about', path: buildPath('about-about') },
  { section: 'contact', path: buildPath('about-contactUs') },
] as const;

export interface EndView {
  words: HeadWords;
  siteName: string;
  /** Language prefix. */
  base: string;
  /** Why some of the page is missing. */
  message: string;
  nonce: string;
}

/** The foot of every page without scripts: the ways that the header's menus lead to, and the look of all that. */
export function pageEnd({ words, base, siteName, message, nonce }: EndView): Markup {
  const links = ways.map(({ section, path }) => {
    const text = section === 'home' ? siteName : headingOf(words, section);
    return html`<a href="${linkBelow(base, path)}">${text}</a> `;
  });
  const style = html`<style nonce="${nonce}">
    ${raw(factsStyle)}
  </style>`;
  return html`<noscript
    >${style}
    <footer>
      <p>${message}</p>
      <nav>${links}</nav>
    </footer></noscript
  >`;
}
