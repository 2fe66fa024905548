import { buildPath } from '#contract/routes/build-path.ts';

/** What the account wrote, page by page. */
export function reviewsPath(page = 1): string {
  return `${buildPath('user-userCenter')}?section=reviews${page > 1 ? `&page=${page}` : ''}`;
}
