import { html } from 'hono/html';
import { getConfig } from '#contract/api/visitor.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { type Facts, headingOf } from '#edge/facts/facts-view.ts';
import { linkList } from '#edge/facts/link-list.ts';
import { facts as textFacts } from './TextPage.ts';

/** The operator's words, and how a person is reached, as far as they have told it. */
export const facts: Facts = (view) => {
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
