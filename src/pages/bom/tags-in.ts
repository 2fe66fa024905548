import { mostListTags, mostTagLength } from '#contract/api/list-tags.ts';

/** Tags as they are typed, each once: between commas of any script. */
export const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;、，；]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Whether a list, or one of its lines, may have these. */
export function areFewTags(tags: readonly string[]): boolean {
  return tags.length <= mostListTags && tags.every((tag) => tag.length <= mostTagLength);
}
