import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { couponKinds } from '#contract/api/coupon.ts';
import { currencyCodes } from '#contract/locale.ts';
import { useSaveCouponDefMutation } from '#src/api/admin/coupon.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx';
import { useScopeChoices } from '#src/pages/admin/scope/ScopeChoices.tsx';
import { ScopeField } from '#src/pages/admin/scope/ScopeField.tsx';
import { Note, Row, StepForm, WideFields } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useEndError } from '#src/pages/admin/shared/use-end-error.ts';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { couponRequest, type CouponDraft, emptyCoupon, listed } from './coupon-draft.ts';

/** Makes a coupon; what is given out is not changed any more. */
export function CouponForm() {
  const { t } = useTranslation('admin_coupons');
  const { words } = useLocale();
  const step = useStep(null);
  const endError = useEndError();
  const choices = useScopeChoices();
  const [save] = useSaveCouponDefMutation();
  const [draft, setDraft] = useState<CouponDraft>(emptyCoupon);
  const [made, setMade] = useState<string | null>(null);
  const put = (change: Partial<CouponDraft>) => {
    setMade(null);
    setDraft({ ...draft, ...change });
  };
  const submit = async () => {
    const request = couponRequest(draft, words);
    if (!(await step.run(() => save({ ...request, idempotencyKey: crypto.randomUUID() })))) return;
    setMade(draft.code);
    setDraft(emptyCoupon);
  };
  const field = (name: TextName, path: string, more: Partial<TextFieldProps> = {}) => (
    <TextField
      label={t(`field.${name}`)}
      value={draft[name]}
      error={step.errorAt(path)}
      onChange={({ target }) => put({ [name]: target.value })}
      {...more}
    />
  );
  /** Of a list the whole may be wrong, or one of it. */
  const errorIn = (path: string, list: readonly unknown[]) =>
    step.errorAt(path) ?? list.map((_, place) => step.errorAt(`${path}.${place}`)).find(Boolean);
  const tick = (name: 'first_order' | 'is_public') => (
    <CheckboxField label={t(`field.${name}`)} checked={draft[name]} onChange={({ target }) => put({ [name]: target.checked })} />
  );
  return (
    <StepForm
      noValidate
      aria-label={t('new')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2>{t('new')}</h2>
      <Note>{t('hint')}</Note>
      <WideFields>
        {field('code', 'code', { maxLength: 32, hint: t('code_hint'), autoCapitalize: 'characters', spellCheck: false })}
        <SelectField
          label={t('field.kind')}
          value={draft.kind}
          error={step.errorAt('kind')}
          options={couponKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={({ target }) => put({ kind: couponKinds.find((one) => one === target.value) ?? draft.kind })}
        />
        {draft.kind === 'free_shipping' ? null : field('worth', 'worth', { inputMode: 'decimal', maxLength: 20 })}
        <SelectField
          label={t('field.currency')}
          value={draft.currency}
          options={currencyCodes.map((value) => ({ value, label: value }))}
          onChange={({ target }) => put({ currency: currencyCodes.find((one) => one === target.value) ?? draft.currency })}
        />
        {field('least', 'min_subtotal', { inputMode: 'decimal', maxLength: 20 })}
        {draft.kind === 'percent' ? field('most', 'max_discount', { inputMode: 'decimal', maxLength: 20 }) : null}
        {field('starts', 'starts_at', { type: 'date' })}
        {field('ends', 'ends_at', { type: 'date', error: endError(draft.starts, draft.ends, step.errorAt('ends_at')) })}
        {field('per_user', 'per_user_limit', { inputMode: 'numeric', maxLength: 7, hint: t('per_user_hint') })}
        {field('total', 'total_limit', { inputMode: 'numeric', maxLength: 10 })}
        {field('title', `title.${words}`, { maxLength: 500, hint: t('title_hint') })}
        {field('terms', `terms.${words}`, { maxLength: 500 })}
        <ScopeField
          label={t('field.categories')}
          hint={t('scope_hint')}
          choices={choices.categories}
          chosen={draft.categories}
          error={errorIn('scope.categories', draft.categories)}
          onChange={(categories) => put({ categories })}
        />
        <ScopeField
          label={t('field.makers')}
          hint={t('scope_hint')}
          choices={choices.makers}
          chosen={draft.makers}
          error={errorIn('scope.manufacturers', draft.makers)}
          onChange={(makers) => put({ makers })}
        />
        {field('skus', 'scope.skus', { hint: t('skus_hint'), error: errorIn('scope.skus', listed(draft.skus)) })}
      </WideFields>
      {tick('first_order')}
      {tick('is_public')}
      <Trouble step={step} />
      <Row>
        <Button type="submit" tone="primary" busy={step.isBusy}>
          {t('make')}
        </Button>
      </Row>
      <p role="status">{made === null ? '' : t('made', { code: made })}</p>
    </StepForm>
  );
}

/** Fields of the draft that are typed as text. */
type TextName = Exclude<keyof CouponDraft, 'kind' | 'currency' | 'categories' | 'makers' | 'first_order' | 'is_public'>;
