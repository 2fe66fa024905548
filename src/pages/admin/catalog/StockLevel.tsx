import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminProduct } from '#contract/api/admin/product.ts';
import { useChangeStockMutation } from '#src/api/admin/product.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { Fields, Note, StepForm } from '#src/pages/admin/shared/parts.ts';
import { SaveRow } from '#src/pages/admin/shared/SaveRow.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { type Issues, useTypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';

/** The pieces on the shelf, counted anew; each change is written down with its reason. */
export function StockLevel({ product }: { product: AdminProduct }) {
  const { t } = useTranslation('admin_catalog');
  const { integer } = useFormat();
  const { readCount } = useTypedNumbers();
  const issueText = useIssueText();
  const step = useStep('saved');
  const [change] = useChangeStockMutation();
  const { on_hand: onHand, reserved, available } = product.level ?? { on_hand: 0, reserved: 0, available: 0 };
  const [count, setCount] = useState(String(onHand));
  const [reason, setReason] = useState('');
  const [issues, setIssues] = useState<Issues>({});
  const save = () => {
    const found: Issues = {};
    const set = readCount(count, 'set', found);
    if (reason.trim() === '') found['reason'] = { code: 'required' };
    if (set !== undefined && set < reserved) found['set'] = { code: 'out_of_range', limit: reserved, bound: 'least' };
    setIssues(found);
    if (set === undefined || Object.keys(found).length > 0) return;
    const items = [{ product_id: product.id, set, reason: reason.trim() }];
    void step.run(() => change({ items, idempotencyKey: crypto.randomUUID() }));
  };
  const errorAt = (name: string) => {
    const issue = issues[name];
    return issue ? issueText(issue) : step.errorAt(`items.0.${name}`);
  };
  return (
    <StepForm
      noValidate
      aria-label={t('level.heading')}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h2>{t('level.heading')}</h2>
      <Note>
        {product.level
          ? t('level.now', { on_hand: integer(onHand), reserved: integer(reserved), available: integer(available) })
          : t('level.none')}
      </Note>
      <Fields>
        <DraftField label={t('level.set')} value={count} error={errorAt('set')} inputMode="numeric" maxLength={14} onText={setCount} />
        <DraftField
          label={t('level.reason')}
          hint={t('level.reason_hint')}
          value={reason}
          error={errorAt('reason')}
          maxLength={200}
          onText={setReason}
        />
      </Fields>
      <SaveRow step={step} label={t('level.save')} scope="catalog" />
    </StepForm>
  );
}
