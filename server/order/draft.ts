import type { previewOrder } from '#contract/api/checkout.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';

export type Draft = ParsedRequestOf<typeof previewOrder>;
