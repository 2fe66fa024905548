import { getSupplierDetail } from '#contract/api/content.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

export const calls: PageCalls = { records: ({ params }) => [{ call: getSupplierDetail, request: params }] };
