import { getPage } from '#contract/api/content.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

/** Only the store knows which pages the operator has written. */
export const calls: PageCalls = { records: ({ params: { page_code: code = '' } }) => [{ call: getPage, request: { code } }] };
