import { useTranslation } from 'react-i18next';
import type { ShownApproval } from '#contract/api/approval.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Message } from '#src/ui/Message.tsx';

interface ApprovalChangesProps {
  approval: ShownApproval;
  now: NonNullable<ShownApproval['now']>;
}

/** What is not as it was asked for any more, before and now, plainly above everything else. */
export function ApprovalChanges({ approval: { items, totals, currency }, now }: ApprovalChangesProps) {
  const { t } = useTranslation('approvals');
  const { money, integer } = useFormat();
  const lines = items.flatMap(({ mpn, quantity, line_total, now: present }) => {
    if (!present) return [t('line_gone', { mpn })];
    if (present.line_total === line_total && present.quantity === quantity) return [];
    const before = `${integer(quantity)} × ${money(line_total, currency)}`;
    const same = present.quantity === quantity;
    const amounts = { before: money(line_total, currency), now: money(present.line_total, currency) };
    const pieces = { before, now: `${integer(present.quantity)} × ${money(present.line_total, currency)}` };
    return [t('line_changed', { mpn, ...(same ? amounts : pieces) })];
  });
  const total =
    now.totals.total === totals.total
      ? []
      : [t('total_changed', { before: money(totals.total, currency), now: money(now.totals.total, currency) })];
  const changes = [...lines, ...total, ...new Set(now.problems.map(({ text }) => text))];
  if (changes.length === 0) return now.shortages.length > 0 ? null : <p>{t('unchanged')}</p>;
  return (
    <Message tone="warning" title={t('changed')}>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Message>
  );
}
