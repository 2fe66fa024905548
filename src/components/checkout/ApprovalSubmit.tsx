import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ApprovalNeed } from '#contract/api/checkout.ts';
import { approvalDays } from '#contract/api/approval-state.ts';
import { day } from '#contract/durations.ts';
import { useFormat } from '#src/i18n/format.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';

interface ApprovalSubmitProps {
  need: ApprovalNeed;
  isAsking: boolean;
}

/** In place of the button that orders: why the order goes to the approvers, and the button that puts it to them. */
export function ApprovalSubmit(props: ApprovalSubmitProps) {
  return (
    <WithWords names={['approvals']} fallback={<Skeleton $height="6rem" />}>
      <Content {...props} />
    </WithWords>
  );
}

/** Beside the box that is ticked before: who asks buys nothing yet. */
export function ApprovalConsent() {
  return (
    <WithWords names={['approvals']}>
      <Consent />
    </WithWords>
  );
}

function Consent() {
  const { t } = useTranslation('approvals');
  return t('consent');
}

function Content({ need: { reason, limit, currency, has_approver: hasApprover }, isAsking }: ApprovalSubmitProps) {
  const { t } = useTranslation('approvals');
  const { date, money } = useFormat();
  const [until] = useState(() => new Date(Date.now() + approvalDays * day).toISOString());
  const values = { limit: money(limit ?? 0, currency), date: date(until) };
  if (!hasApprover) return <Message tone="warning">{t('no_approver', values)}</Message>;
  return (
    <Ask>
      <Message tone="info">{t(`note_${reason}`, values)}</Message>
      <Button type="submit" tone="primary" size="large" busy={isAsking}>
        {t(isAsking ? 'asking' : 'ask')}
      </Button>
    </Ask>
  );
}

const Ask = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  justify-items: start;
`;
