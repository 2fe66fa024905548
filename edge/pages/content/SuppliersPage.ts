import { html } from 'hono/html';
import { getSupplierList } from '#contract/api/content.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { englishOffer } from '#edge/facts/listed-articles.ts';

export const facts: Facts = (view) => {
  const answer = view.read(getSupplierList);
  if (!answer) return null;
  const rows = answer.list.map(({ web_url, name, summary }) => {
    const path = view.link(buildPath('featuredSuppliers-web_url', { web_url }));
    return html`<li><a href="${path}">${name}</a><br />${summary}</li>`;
  });
  return html`<ul class="rows">
      ${rows}
    </ul>
    ${englishOffer(view, answer.english_only)}`;
};
