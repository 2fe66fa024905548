import { html } from 'hono/html';
import type { Article } from '#contract/api/article.ts';
import type { Named } from '#contract/api/part.ts';
import { articlePath } from '#contract/routes/article-path.ts';
import { categoryPath } from '#contract/routes/category-path.ts';
import type { FactsView, Markup } from './facts-view.ts';

export interface Linked {
  name: string;
  path: string;
  /** Stands behind the link. */
  note?: string;
}

/** Links under a heading, which may be a link itself; nothing without links. */
export function linkList({ link }: FactsView, title: string | Linked, links: readonly Linked[], look: 'links' | 'rows' = 'links'): Markup {
  if (links.length === 0) return html``;
  const heading = typeof title === 'string' ? title : html`<a href="${link(title.path)}">${title.name}</a>`;
  const items = links.map(({ name, path, note = '' }) => html`<li><a href="${link(path)}">${name}</a> ${note}</li>`);
  return html`<h2>${heading}</h2>
    <ul class="${look}">
      ${items}
    </ul>`;
}

/** The way down to a record through the categories above it. */
export function wayDown({ words, link }: FactsView, steps: readonly Named[]): Markup {
  if (steps.length === 0) return html``;
  const items = steps.map(
    ({ web_url, name }, index) => html`<li><a href="${link(categoryPath(web_url, steps[index - 1]?.web_url ?? null))}">${name}</a></li>`,
  );
  return html`<nav aria-label="${words.common.breadcrumb}">
    <ul class="links">
      ${items}
    </ul>
  </nav>`;
}

/** Articles with what they are about, each a link. */
export function articleRows({ link, day, locale, words }: FactsView, articles: readonly Article[]): Markup {
  const rows = articles.map((article) => {
    const mark = article.language === locale.tag ? '' : `(${words.common.english})`;
    const title = html`<a href="${link(articlePath(article))}" lang="${article.language}">${article.title}</a>`;
    return html`<li>${title} ${mark} ${day(article.published_at)}<br /><span lang="${article.language}">${article.summary}</span></li>`;
  });
  return html`<ul class="rows">
    ${rows}
  </ul>`;
}

export function articleBlock(view: FactsView, title: string, articles: readonly Article[]): Markup {
  return articles.length === 0
    ? html``
    : html`<h2>${title}</h2>
        ${articleRows(view, articles)}`;
}

/** Ways to the page before and the page after; nothing for a list of one page. */
export function pager(
  { words, link }: FactsView,
  { current_page: page, last_page: last }: Pages,
  pathOf: (page: number) => string,
): Markup {
  if (last <= 1) return html``;
  const previous = page > 1 ? html`<a rel="prev" href="${link(pathOf(page - 1))}">${words.common.previous_page}</a>` : html``;
  const next = page < last ? html`<a rel="next" href="${link(pathOf(page + 1))}">${words.common.next_page}</a>` : html``;
  return html`<nav aria-label="${words.common.pages}">${previous} ${next}</nav>`;
}

interface Pages {
  current_page: number;
  last_page: number;
}
