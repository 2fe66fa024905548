import { getSupplierList } from '#contract/api/content.ts';
import { suppliersRequest } from '#contract/requests/suppliers-request.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

export const calls: PageCalls = { first: ({ search }, { want }) => want(getSupplierList, suppliersRequest(search)) };
