import { pageCode } from '#contract/api/content.ts';

/** Which page stands at a path; the last part names it. */
export function pageRequest(path: string) {
  return { code: pageCode.parse(path.split('/').at(-1)) };
}
