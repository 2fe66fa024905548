/** Lists of what is written to be read. */
import { html } from 'hono/html';
import type { Article } from '#contract/api/article.ts';
import { listSearch, readListRequest } from '#contract/requests/list-request.ts';
import type { FactsView, Markup } from './facts-view.ts';
import { articleRows, type Linked, linkList, pager } from './link-list.ts';

interface Listed {
  list: Article[];
  current_page: number;
  last_page: number;
  english_only: number;
}

export function listedArticles(view: FactsView, listed: Listed | null, topics: readonly Linked[]): Markup | null {
  if (!listed) return null;
  const { address, words } = view;
  const request = readListRequest(address.search);
  const pages = pager(view, listed, (page) => `${address.path}${listSearch({ ...request, page })}`);
  return html`${linkList(view, words.content.topics, topics)}${articleRows(view, listed.list)}${englishOffer(view, listed.english_only)}${pages}`;
}

/** The way to what is written in English alone. */
export function englishOffer(view: FactsView, count: number): Markup {
  const { address, words } = view;
  const { page: _page, ...request } = readListRequest(address.search);
  if (count === 0 || request.with_english) return html``;
  return html`<p>
    <a href="${view.link(`${address.path}${listSearch({ ...request, with_english: '1' })}`)}">${words.common.english}</a>
  </p>`;
}
