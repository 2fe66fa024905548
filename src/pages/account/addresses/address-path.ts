import { buildPath } from '#contract/routes/build-path.ts';

/** The address book, or the form of one address in it. */
export function addressPath(edit?: string): string {
  return buildPath('user-address') + (edit === undefined ? '' : `?edit=${encodeURIComponent(edit)}`);
}
