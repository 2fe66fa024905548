import { html } from 'hono/html';
import { getPage } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { countryName } from '#contract/country-name.ts';
import { legalPath } from '#contract/legal-path.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { body } from '#edge/facts/article.ts';
import { type Facts, type FactsView, fill, type Markup } from '#edge/facts/facts-view.ts';

/** For which countries of delivery a legal text is, and the way to those for others. */
function otherCountries(view: FactsView, { variants = [], countries, variant_of: of }: ResponseOf<typeof getPage>): Markup {
  const { about } = view.words;
  const named = (codes: readonly string[]) => view.list(codes.map((code) => countryName(code, view.locale.tag)));
  const link = (path: string, text: string) => html`<p><a href="${view.link(path)}">${text}</a></p>`;
  return html`${countries ? html`<p>${fill(about.for_countries, { countries: named(countries) })}</p>` : html``}
  ${of ? link(legalPath(of), about.for_others) : html``}
  ${variants.map(({ code, countries: theirs }) =>
    link(buildPath('about-page_code', { page_code: code }), fill(about.variant_for, { countries: named(theirs) })),
  )}`;
}

export const facts: Facts = (view) => {
  const page = view.read(getPage);
  return (
    page &&
    html`${otherCountries(view, page)}${body(page.body)}
      <p>${fill(view.words.about.updated, { day: view.day(page.updated_at) })}</p>`
  );
};
