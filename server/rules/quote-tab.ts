import { type QuoteStatus, quoteStatuses } from '#contract/api/quote.ts';
import type { QuoteTab } from '#contract/forms/account-lists.ts';

/** Where a list of inquiries shows each status. */
const tabs: Record<QuoteStatus, Exclude<QuoteTab, 'all'>> = {
  submitted: 'open',
  in_review: 'open',
  revision_requested: 'open',
  quoted: 'quoted',
  accepted: 'closed',
  declined: 'closed',
  cancelled: 'closed',
  rejected: 'closed',
  expired: 'closed',
};

export function statusesOf(tab: QuoteTab): QuoteStatus[] {
  return quoteStatuses.filter((status) => tab === 'all' || tabs[status] === tab);
}

/** How many inquiries each tab holds. */
export function countQuoteTabs(counted: readonly { status: QuoteStatus; inquiries: number }[]): Record<QuoteTab, number> {
  const counts: Record<QuoteTab, number> = { all: 0, open: 0, quoted: 0, closed: 0 };
  for (const { status, inquiries } of counted) {
    counts.all += inquiries;
    counts[tabs[status]] += inquiries;
  }
  return counts;
}
