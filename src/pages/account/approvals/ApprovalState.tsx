import { useTranslation } from 'react-i18next';
import type { ApprovalState as State } from '#contract/approval-state.ts';
import { StatusMark, type StatusMarkProps } from '#src/ui/StatusMark.tsx';

const tones: Record<State, StatusMarkProps['tone']> = {
  waiting: 'attention',
  approved: 'good',
  refused: 'stopped',
  withdrawn: 'stopped',
  expired: 'stopped',
};

export function ApprovalState({ status }: { status: State }) {
  const { t } = useTranslation('approvals');
  return <StatusMark tone={tones[status]}>{t(`status.${status}`)}</StatusMark>;
}
