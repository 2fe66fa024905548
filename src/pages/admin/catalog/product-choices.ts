import type { getProductChoices } from '#contract/api/admin/product.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';

export type Choices = ResponseOf<typeof getProductChoices>;
