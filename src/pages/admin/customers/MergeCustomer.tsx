import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { mergedKinds, type previewMerge } from '#contract/api/admin/merge.ts';
import type { AdminCustomer } from '#contract/api/admin/customer.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { useLazyPreviewMergeQuery, useMergeAccountsMutation } from '#src/api/admin/merge.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Cell, Table, TableFrame } from '#src/ui/table.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

type Preview = ResponseOf<typeof previewMerge>;

/** Puts this account, which the customer has twice, together with the one that stays, after a look at what moves. */
export function MergeCustomer({ customer }: { customer: AdminCustomer }) {
  const { t } = useTranslation('admin_customers');
  const mayChange = useMayChange();
  const navigate = useNavigate();
  const step = useStep();
  const [look] = useLazyPreviewMergeQuery();
  const [merge] = useMergeAccountsMutation();
  const [email, setEmail] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  const { account_id } = customer;
  const show = () =>
    step.run(async () => {
      const answer = await look({ account_id, email: email.trim() });
      setPreview(answer.data ?? null);
      return answer;
    }, null);
  const put = async ({ into }: Preview) => {
    const isDone = await step.run(() => merge({ account_id, email: into.email, idempotencyKey: crypto.randomUUID() }));
    if (isDone) void navigate(adminPath({ tab: 'customers', customer: into.account_id }));
  };
  if (!mayChange('customers')) return null;
  return (
    <StepForm
      noValidate
      aria-label={t('merge.heading')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!step.isBusy) void show();
      }}
    >
      <h3>{t('merge.heading')}</h3>
      <Note>{t('merge.hint')}</Note>
      <Trouble step={step} />
      <Row>
        <TextField
          compact
          type="email"
          label={t('merge.email')}
          value={email}
          maxLength={254}
          error={step.codeAt('email') === 'not_allowed' ? t('merge.unknown') : step.errorAt('email')}
          onChange={({ target }) => {
            setPreview(null);
            setEmail(target.value);
          }}
        />
        <Button type="submit" busy={step.isBusy}>
          {t('merge.show')}
        </Button>
      </Row>
      {preview ? (
        <>
          <Moves preview={preview} />
          <Row>
            <Asked
              label={t('merge.do')}
              title={t('merge.title', { from: customer.email, into: preview.into.email })}
              isBusy={step.isBusy}
              onSure={() => void put(preview)}
            >
              <p>{t('merge.text', { from: customer.email })}</p>
            </Asked>
          </Row>
        </>
      ) : null}
    </StepForm>
  );
}

function Moves({ preview: { into, moves } }: { preview: Preview }) {
  const { t } = useTranslation('admin_customers');
  const { integer } = useFormat();
  const name = [into.name, into.company, into.email].filter(Boolean).join(', ');
  return (
    <div role="status">
      <Note>{t('merge.into', { name })}</Note>
      <TableFrame>
        <Table aria-label={t('merge.show')}>
          <tbody>
            {mergedKinds.map((kind) => (
              <tr key={kind}>
                <Cell as="th" scope="row">
                  {t(`merge.kind.${kind}`)}
                </Cell>
                <Cell $number>{integer(moves[kind])}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </div>
  );
}
