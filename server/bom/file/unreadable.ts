import type { BomFault } from '#contract/api/bom.ts';
import { StoreError } from '#server/kernel/store-error.ts';

/** A file or text that holds no bill, and why; `more` says where. */
export function unreadable(reason: BomFault, more: Record<string, unknown> = {}): StoreError {
  return new StoreError('bom_unreadable', { data: { reason, ...more } });
}
