import type { StyleSheetManager } from 'styled-components';
import type { ComponentProps } from 'react';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** `@media`, `@supports`, `@container`. */
const condition = /^@(m|s|co)/;

/**
 * Writes conditions inside the rules that they are for: `.a{@media print{…}}`, not `@media print{.a{…}}`. Components bring their rules when they are
 * first drawn, and of a condition at the top Chromium takes it that it can concern every element: it works out the style of the whole page anew, 30 ms of
 * a desk's processor each time; of a rule only that of the elements it names.
 */
export const nestedConditions: Plugin = (element, index, siblings, serialize) => {
  const { children, root, type, value } = element;
  if (root || !condition.test(type) || !Array.isArray(children) || children.some((child) => child.type !== 'rule')) return;
  const [first, ...rest] = children.map((child, place) => {
    const rule = serialize(child, place, children, serialize) ?? '';
    const opening = rule.indexOf('{');
    return { ...element, type: '', children: [], return: rule && `${rule.slice(0, opening)}{${value}${rule.slice(opening)}}` };
  });
  Object.assign(element, first);
  siblings.splice(index + 1, 0, ...rest);
};
