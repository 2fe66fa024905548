import { html } from 'hono/html';
import { groupOf, isToolName, toolGroups } from '#calculators/names.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { localUnit } from '#contract/local-unit.ts';
import { marksOf } from '#contract/punctuation.ts';
import type { Facts, FactsView, Markup } from '#edge/facts/facts-view.ts';
import { linkList } from '#edge/facts/link-list.ts';
import type { ToolValue } from '#edge/facts/page-words.ts';
import { toolLink } from '#edge/facts/links.ts';

/** A calculator: what goes in, what comes out, and the others of its group. */
export const facts: Facts = (view) => {
  const name = view.address.params['ToolName'] ?? '';
  if (!isToolName(name)) return null;
  const { words, tool, link } = view;
  const { inputs, outputs } = tool ?? { inputs: [], outputs: [] };
  const others = toolGroups[groupOf(name)].filter((one) => one !== name).map((one) => toolLink(view, one));
  return html`${values(view, words.tool.inputs, inputs)}${values(view, words.tool.result, outputs)}${linkList(view, words.tool.related, others)}
    <p><a href="${link(buildPath('tool'))}">${words.home.all_calculators}</a></p>`;
};

function values({ locale }: FactsView, title: string, list: readonly ToolValue[]): Markup {
  if (list.length === 0) return html``;
  const { colon, separator } = marksOf(locale.tag);
  const items = list.map(({ name, symbol, units }) => {
    const [letter, index] = symbol.split('_');
    const sign = letter ? html` (<i>${letter}</i>${index === undefined ? '' : html`<sub>${index}</sub>`})` : '';
    const shown = units
      .filter((unit) => unit !== '1') // a plain number
      .map((unit) => (unit === 'currency' ? locale.currency : localUnit(unit, locale.tag)));
    return html`<li>${name}${sign}${shown.length === 0 ? '' : `${colon}${shown.join(separator)}`}</li>`;
  });
  return html`<h2>${title}</h2>
    <ul>
      ${items}
    </ul>`;
}
