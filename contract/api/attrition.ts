import * as z from 'zod/mini';
import { attritionSizes, mostAttritionBp, mostSparePieces } from '#contract/attrition.ts';
import { optional, whole } from './fields.ts';

/** Hundredths of a percent for every size that has no rule of its own. */
export const attritionShare = whole(0, mostAttritionBp);

const least = whole(0, mostSparePieces);

/** Rules of single sizes of packages (`docs/api.md` 5.1); what is left out goes by the share for all. */
export const attritionBySize = z.partialRecord(
  z.enum(attritionSizes),
  z.object({ share_bp: optional(attritionShare), least: optional(least) }),
);
export const attrition = z.record(z.enum(attritionSizes), z.object({ share_bp: attritionShare, least }));
