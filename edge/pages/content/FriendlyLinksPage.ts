import { html } from 'hono/html';
import { getFriendlyLinks } from '#contract/api/content.ts';
import type { Facts } from '#edge/facts/facts-view.ts';

export const facts: Facts = (view) => {
  const answer = view.read(getFriendlyLinks);
  if (!answer) return null;
  const groups = answer.groups.map(({ name, links }) => {
    const rows = links.map(
      ({ title, url, description }) => html`<li><a href="${url}" rel="noopener">${title}</a><br />${description ?? ''}</li>`,
    );
    return html`<h2>${name}</h2>
      <ul class="rows">
        ${rows}
      </ul>`;
  });
  return html`${groups}`;
};
