import { buildPath } from '#contract/routes/build-path.ts';

/** The parts that an account has chosen for rows of its bills, page by page. */
export function choicesPath(page = 1): string {
  return `${buildPath('user-userCenter')}?section=choices${page > 1 ? `&page=${page}` : ''}`;
}
