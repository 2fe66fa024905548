import type { saveProduct } from '#contract/api/admin/product.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';

export type SaveRequest = ParsedRequestOf<typeof saveProduct>;
