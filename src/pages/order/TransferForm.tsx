import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order } from '#contract/api/order.ts';
import type { UploadedFile } from '#contract/api/upload.ts';
import { FileField } from '#src/components/file/FileField.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Message } from '#src/ui/Message.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { TransferText } from './TransferText.tsx';
import { useTransferForm } from './use-transfer-form.ts';

interface TransferFormProps {
  order: Order;
  orderKey: string | null;
}

/** The buyer tells that their transfer is on its way; what they told before can be put right. */
export function TransferForm({ order, orderKey }: TransferFormProps) {
  const { t } = useTranslation('payment');
  const [isOpen, setOpen] = useState(!order.payment.transfer);
  return (
    <section>
      <h2>{t('slip.title')}</h2>
      {isOpen ? (
        <Fields order={order} orderKey={orderKey} onDone={() => setOpen(false)} />
      ) : (
        <>
          <Message tone="success" role="status" action={<Button onClick={() => setOpen(true)}>{t('slip.again')}</Button>}>
            <p>{t('slip.sent')}</p>
            <TransferText order={order} />
          </Message>
        </>
      )}
    </section>
  );
}

function Fields({ order, orderKey, onDone }: TransferFormProps & { onDone: () => void }) {
  const { t } = useTranslation('payment');
  const { field, problems, attempt, trouble, fileError, isSubmitting, submitWith } = useTransferForm(order, orderKey, onDone);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [files, setFiles] = useState<UploadedFile[]>([]);
  return (
    <Form noValidate onSubmit={(event) => void submitWith(files[0]?.file_id)(event)}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <p>{t('slip.text')}</p>
      <TextField {...field('paid_at')} label={t('slip.paid_at')} type="date" max={today} />
      <TextField {...field('amount')} label={t('slip.amount', { currency: order.totals.currency })} inputMode="decimal" maxLength={20} />
      <TextField {...field('payer')} label={t('slip.payer')} autoComplete="name" maxLength={100} />
      <TextField {...field('reference')} label={t('slip.reference')} maxLength={60} />
      <FileField label={t('slip.file')} purpose="transfer_slip" files={files} onChange={setFiles} error={fileError} optional />
      {trouble ? (
        <Message tone="danger" role="alert">
          {trouble.message || t('slip.failed')}
        </Message>
      ) : null}
      <Button type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'slip.busy' : 'slip.submit')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  justify-items: start;
  max-width: ${theme.layout.form};
  margin-block-start: ${theme.space['3']};
  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
`;
