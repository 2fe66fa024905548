/** What is written to be read, with what belongs to it. */
import { html } from 'hono/html';
import type { ArticleDetail } from '#contract/api/content.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { type FactsView, fill, type Markup } from './facts-view.ts';
import { articleBlock, linkList } from './link-list.ts';
import { partBlock } from './part-rows.ts';
import { asWritten } from './tight.ts';

/** The server has cleaned it; what would end the place that it stands in is made harmless all the same. */
export function body(clean: string): Markup {
  return html`<div class="prose">${asWritten(clean.replaceAll(/<\/noscript/gi, '&lt;/noscript'))}</div>`;
}

export function article(view: FactsView, detail: ArticleDetail, parts: Markup): Markup {
  const { words, day } = view;
  const tools = detail.calculators.map(({ name, title }) => ({ name: title, path: buildPath('tool-ToolName', { ToolName: name }) }));
  const neighbours = [detail.previous, detail.next].filter((one) => one !== null);
  return html`<p>${detail.author === null ? '' : `${detail.author} · `}${fill(words.content.updated, { day: day(detail.updated_at) })}</p>
    ${body(detail.body)}${parts} ${partBlock(view, words.content.parts, detail.products)}
    ${linkList(view, words.content.calculators, tools)} ${articleBlock(view, words.content.related, detail.related)}
    ${articleBlock(view, words.content.neighbours, neighbours)}`;
}
