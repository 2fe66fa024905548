import { pageCodes, type PageCode } from '#contract/api/content.ts';

/** Which page stands at a path; the last part names it. */
export function pageRequest(path: string): { code: PageCode } {
  const code = pageCodes.find((one) => path.endsWith(`/${one}`));
  if (code === undefined) throw new Error(`No page of the company stands at ${path}`);
  return { code };
}
