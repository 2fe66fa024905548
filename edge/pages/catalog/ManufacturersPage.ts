import { getManufacturers } from '#contract/api/catalog.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { linkList } from '#edge/facts/link-list.ts';
import { makerPath } from '#edge/facts/part-rows.ts';

export const facts: Facts = (view) => {
  const makers = view.read(getManufacturers);
  const links = makers?.list.map(({ web_url, name }) => ({ name, path: makerPath(web_url) })) ?? [];
  return links.length === 0 ? null : linkList(view, view.words.home.all_manufacturers, links);
};
