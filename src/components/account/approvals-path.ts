import { buildPath } from '#contract/routes/build-path.ts';

/** Orders for approval, page by page, or one of them. */
export function approvalsPath({ approval, page = 1 }: { approval?: string; page?: number } = {}): string {
  const more = approval === undefined ? (page > 1 ? `&page=${page}` : '') : `&approval=${approval}`;
  return `${buildPath('user-userCenter')}?section=approvals${more}`;
}
