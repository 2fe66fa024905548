import { html } from 'hono/html';
import { type ToolGroup, toolGroups } from '#calculators/names.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { linkList } from '#edge/facts/link-list.ts';
import { toolLink } from '#edge/facts/links.ts';

const groups = Object.keys(toolGroups) as ToolGroup[]; // the keys of a constant

export const facts: Facts = (view) =>
  html`${groups.map((group) =>
    linkList(
      view,
      view.words.tool_index.groups[group],
      toolGroups[group].map((name) => ({ ...toolLink(view, name), note: view.head.tool(name)?.summary ?? '' })),
      'rows',
    ),
  )}`;
