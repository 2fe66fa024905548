import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ShownApproval } from '#contract/api/approval.ts';
import type { ShortageChoice } from '#contract/api/checkout.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useApproveOrderMutation, useRefuseOrderMutation, useWithdrawApprovalMutation } from '#src/api/approval.ts';
import { newAttemptKey } from '#src/components/order/attempt-key.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { theme } from '#src/ui/theme.ts';

interface ApprovalAnswerProps {
  approval: ShownApproval;
  shortage: ShortageChoice | null;
  isCurrent: boolean;
  onChoose: (choice: ShortageChoice) => void;
  /** What is shown is not what the store knows. */
  onStale: () => void;
}

/** What the reader may do: approve at the total of now, refuse with a reason, or take back. */
export function ApprovalAnswer(props: ApprovalAnswerProps) {
  const { t } = useTranslation('approvals');
  const { id, allowed } = props.approval;
  const [withdraw, { isLoading, error }] = useWithdrawApprovalMutation();
  if (allowed.length === 0) return null;
  return (
    <Answers>
      {allowed.includes('approve') ? <Approve {...props} /> : null}
      {allowed.includes('refuse') ? <Refuse id={id} onStale={props.onStale} /> : null}
      {allowed.includes('withdraw') ? (
        <>
          <Trouble error={error} />
          <p>{t('withdraw_text')}</p>
          <Button busy={isLoading} onClick={() => void withdraw({ id })}>
            {t('withdraw')}
          </Button>
        </>
      ) : null}
    </Answers>
  );
}

function Approve({ approval: { id, now, items, currency }, shortage, isCurrent, onChoose, onStale }: ApprovalAnswerProps) {
  const { t } = useTranslation('approvals');
  const { money, integer } = useFormat();
  const [approve, { isLoading, error }] = useApproveOrderMutation();
  if (!now) return null;
  const { shortages, problems, totals } = now;
  const canWait = shortages.some(({ backorder }) => backorder);
  const isDecided = shortages.length === 0 || shortage !== null;
  const nameOf = (sku: string) => items.find((line) => line.sku === sku)?.mpn ?? sku;
  const send = async () => {
    const choice = shortages.length > 0 && shortage ? { shortage } : {};
    const answer = await approve({ id, expected_total: totals.total, ...choice, idempotencyKey: newAttemptKey() });
    if (answer.error) onStale();
  };
  return (
    <>
      {shortages.length > 0 ? (
        <RadioGroup
          legend={t('short')}
          value={shortage}
          onChange={(value) => onChoose(value === 'backorder' ? value : 'available')}
          options={(canWait ? (['backorder', 'available'] as const) : (['available'] as const)).map((value) => ({
            value,
            label: t(`take_${value}`),
            note: shortages
              .map(({ sku, available, requested }) => ({ mpn: nameOf(sku), available: integer(available), requested: integer(requested) }))
              .map((line) => t('short_line', line))
              .join('\u00a0· '),
          }))}
        />
      ) : null}
      <Trouble error={error} />
      {problems.length === 0 && isDecided ? (
        <Button tone="primary" size="large" busy={isLoading || !isCurrent} onClick={() => void send()}>
          {t('approve', { total: money(totals.total, currency) })}
        </Button>
      ) : null}
    </>
  );
}

function Refuse({ id, onStale }: { id: string; onStale: () => void }) {
  const { t } = useTranslation(['approvals', 'validation']);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [refuse, { isLoading, error }] = useRefuseOrderMutation();
  const [wasOpen, setWasOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button ref={wasOpen ? focusOn : undefined} onClick={() => setOpen(true)}>
        {t('refuse')}
      </Button>
    );
  }
  const leave = () => {
    setOpen(false);
    setWasOpen(true);
    setMissing(false);
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    const answer = await refuse({ id, reason });
    if (answer.error) onStale();
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Answers>
        <TextAreaField
          ref={focusOn}
          label={t('reason')}
          hint={t('refuse_text')}
          value={reason}
          maxLength={500}
          rows={3}
          error={isMissing && reason.trim() === '' ? t('validation:required') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <Trouble error={error} />
        <Row>
          <Button type="submit" busy={isLoading}>
            {t('refuse')}
          </Button>
          <Button onClick={leave}>{t('refuse_back')}</Button>
        </Row>
      </Answers>
    </form>
  );
}

/** What had the focus is gone: the button that opened the form, or the form. */
const focusOn = (element: HTMLElement | null) => element?.focus();

function Trouble({ error }: { error: unknown }) {
  const { t } = useTranslation('approvals');
  if (!error) return null;
  return (
    <Message tone="danger" role="alert">
      {(isApiError(error) && error.message) || t('load_failed')}
    </Message>
  );
}

const Answers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  justify-items: start;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['3']};
`;
