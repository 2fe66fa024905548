import { buildPath } from '#contract/routes/build-path.ts';

/** Where a saved list is opened; with the key of its link everybody may read it. */
export function savedListPath(id: string): string {
  return `${buildPath('other-bom')}?list=${id}`;
}

export function sharedListPath(key: string): string {
  return `${buildPath('other-bom')}?share=${key}`;
}
