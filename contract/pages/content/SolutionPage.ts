import { getSolutionDetail } from '#contract/api/content.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

export const calls: PageCalls = { records: ({ params }) => [{ call: getSolutionDetail, request: params }] };
