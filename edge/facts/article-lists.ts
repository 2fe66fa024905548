/** Pages that list what is written to be read, and links to others. */
import { html } from 'hono/html';
import type { Article } from '#contract/api/article.ts';
import {
  getBlogCategories,
  getBlogList,
  getComponentList,
  getFriendlyLinks,
  getNewsList,
  getSolutionCategories,
  getSolutionList,
  getSupplierList,
} from '#contract/api/content.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { listSearch, readListRequest } from '#contract/requests/list-request.ts';
import { getOpenApi } from '#contract/api/openapi.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { textFacts } from './article.ts';
import type { Facts, FactsView, Markup } from './facts-view.ts';
import { headingOf } from './facts-view.ts';
import { articleRows, type Linked, linkList, pager } from './link-list.ts';

interface Listed {
  list: Article[];
  current_page: number;
  last_page: number;
  english_only: number;
}

function listing(view: FactsView, listed: Listed | null, topics: readonly Linked[]): Markup | null {
  if (!listed) return null;
  const { address, words } = view;
  const request = readListRequest(address.search);
  const pages = pager(view, listed, (page) => `${address.path}${listSearch({ ...request, page })}`);
  return html`${linkList(view, words.content.topics, topics)}${articleRows(view, listed.list)}${englishOffer(view, listed.english_only)}${pages}`;
}

/** The way to what is written in English alone. */
function englishOffer(view: FactsView, count: number): Markup {
  const { address, words } = view;
  const { page: _page, ...request } = readListRequest(address.search);
  if (count === 0 || request.with_english) return html``;
  return html`<p>
    <a href="${view.link(`${address.path}${listSearch({ ...request, with_english: '1' })}`)}">${words.common.english}</a>
  </p>`;
}

export const blogFacts: Facts = (view) => {
  const topics = view.read(getBlogCategories)?.list ?? [];
  return listing(
    view,
    view.read(getBlogList),
    topics.map(({ web_url, name }) => ({ name, path: buildPath('blog-category_web_url', { category_web_url: web_url }) })),
  );
};

export const solutionsFacts: Facts = (view) => {
  const topics = view.read(getSolutionCategories)?.list ?? [];
  return listing(
    view,
    view.read(getSolutionList),
    topics.map(({ web_url, name }) => ({ name, path: buildPath('solutions-category_web_url', { category_web_url: web_url }) })),
  );
};

export const newsFacts: Facts = (view) => {
  const { content } = view.words;
  const kinds = [
    { name: content.knowledge.title, path: buildPath('news-knowledgeHub') },
    { name: content.events.title, path: buildPath('news-companyEvents') },
  ];
  return listing(view, view.read(getNewsList), kinds);
};

export const guidesFacts: Facts = (view) => listing(view, view.read(getComponentList), []);

export const suppliersFacts: Facts = (view) => {
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

export const friendlyLinksFacts: Facts = (view) => {
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

/** The operator's words, and how a person is reached, as far as they have told it. */
export const contactFacts: Facts = (view) => {
  const site = view.read(getConfig)?.site;
  if (!site) return textFacts(view);
  const { about } = view.words;
  const rows = [
    [about.company, site.company],
    [about.address, site.address],
    [about.hours, site.hours],
  ].flatMap(([name, text]) =>
    text
      ? [
          html`<tr>
            <th scope="row">${name}</th>
            <td class="lines">${text}</td>
          </tr>`,
        ]
      : [],
  );
  const mail = site.email ? html`<p>${about.email}: <a href="mailto:${site.email}">${site.email}</a></p>` : html``;
  const phone = site.phone ? html`<p>${about.phone}: <a href="tel:${site.phone.replaceAll(/[^\d+]/g, '')}">${site.phone}</a></p>` : html``;
  return html`${textFacts(view) ?? html``}
  ${
    rows.length > 0
      ? html`<table>
          <tbody>
            ${rows}
          </tbody>
        </table>`
      : html``
  }${mail}${phone}
  ${linkList(view, headingOf(view.head, 'feedback'), [{ name: headingOf(view.head, 'about'), path: buildPath('about-about') }])}`;
};

/** The licences stand in a file of plain text, too. */
export const licencesFacts: Facts = ({ words }) => html`<p><a href="/licences.txt">${words.about.licences.texts}</a></p>`;

/** Robots and programs read the document itself. */
export const apiFacts: Facts = ({ words }) => html`<p><a href="${getOpenApi.path}">${words.about.api.document}</a></p>`;
