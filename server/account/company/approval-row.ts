import type { orderApproval } from '#server/db/schema.ts';

export type ApprovalRow = typeof orderApproval.$inferSelect;
