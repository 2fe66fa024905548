import type { StyleSheetManager } from 'styled-components';
import type { ComponentProps } from 'react';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type Element = Parameters<Plugin>[0];

const conditions = new Set(['@media', '@supports', '@container']);

const isRule = (child: Element) => child.type === 'rule';

/**
 * Writes conditions inside the rules that they are for: `.a{@media print{…}}`, not `@media print{.a{…}}`. Components bring their rules when they are
 * first drawn, and of a condition at the top Chromium takes it that it can concern every element: it works out the style of the whole page anew, 30 ms of
 * a desk's processor each time; of a rule only that of the elements it names.
 */
export const nestedConditions: Plugin = (element, index, siblings, serialize) => {
  const { children, value } = element;
  if (!conditions.has(element.type) || element.root || typeof children === 'string' || !children.every(isRule)) return;
  const rules = children.map((child, place) => serialize(child, place, children, serialize) ?? '').filter((rule) => rule !== '');
  const [first = '', ...rest] = rules.map((rule) => {
    const opening = rule.indexOf('{');
    return `${rule.slice(0, opening)}{${value}${rule.slice(opening)}}`;
  });
  Object.assign(element, { type: 'nested', children: [], return: first });
  siblings.splice(index + 1, 0, ...rest.map((rule) => ({ ...element, return: rule })));
};
