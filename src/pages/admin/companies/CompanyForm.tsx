import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownCompany } from '#contract/api/admin/company.ts';
import { useGetPriceListsQuery } from '#src/api/admin/price-list.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { currencyCodes } from '#contract/locale.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { Row, Stack, WideFields } from '#src/pages/admin/shared/parts.ts';
import { PeopleRows } from './PeopleRows.tsx';
import { useCompanyForm } from './use-company-form.ts';

/** A company: what it pays and how, and its people. */
export function CompanyForm({ company }: { company: ShownCompany | null }) {
  const { t } = useTranslation('admin_companies');
  const form = useCompanyForm(company);
  const { draft, put, errorAt } = form;
  const { money } = useFormat();
  const listId = useId();
  const owedText = ({ owed, credit_limit: limit, currency }: ShownCompany) =>
    limit === null
      ? t('owed', { owed: money(owed, currency) })
      : t('owed_of', { owed: money(owed, currency), free: money(Math.max(0, limit - owed), currency) });
  return (
    <Stack>
      <Row>
        <ButtonLink to={adminPath({ tab: 'customers', view: 'companies' })}>{t('back')}</ButtonLink>
      </Row>
      <DraftForm heading={company?.name ?? t('new')} hint={t('form_hint')} save={t('save')} scope="customers" form={form}>
        <WideFields>
          <TextField
            label={t('name')}
            value={draft.name}
            maxLength={120}
            error={errorAt('name')}
            onChange={({ target }) => put({ name: target.value })}
          />
          <TextField
            optional
            label={t('tax_id')}
            value={draft.tax_id}
            maxLength={40}
            error={errorAt('tax_id')}
            onChange={({ target }) => put({ tax_id: target.value })}
          />
          <TextField
            optional
            label={t('price_list')}
            list={listId}
            hint={t('price_list_hint')}
            value={draft.price_list}
            maxLength={120}
            error={errorAt('price_list')}
            onChange={({ target }) => put({ price_list: target.value })}
          />
          <SelectField
            label={t('currency')}
            value={draft.currency}
            options={currencyCodes.map((value) => ({ value, label: value }))}
            onChange={({ target }) => put({ currency: currencyCodes.find((one) => one === target.value) ?? draft.currency })}
          />
        </WideFields>
        <PriceListNames id={listId} />
        <CheckboxField
          label={t('invoice')}
          checked={draft.may_pay_by_invoice}
          onChange={({ target }) => put({ may_pay_by_invoice: target.checked })}
        />
        {draft.may_pay_by_invoice ? (
          <WideFields>
            <TextField
              optional
              inputMode="numeric"
              label={t('payment_days')}
              hint={t('payment_days_hint')}
              value={draft.payment_days}
              maxLength={3}
              error={errorAt('payment_days')}
              onChange={({ target }) => put({ payment_days: target.value })}
            />
            <TextField
              optional
              inputMode="decimal"
              label={t('credit_limit', { currency: draft.currency })}
              hint={t('credit_limit_hint')}
              value={draft.credit_limit}
              maxLength={20}
              error={errorAt('credit_limit')}
              onChange={({ target }) => put({ credit_limit: target.value })}
            />
          </WideFields>
        ) : null}
        {company && (company.may_pay_by_invoice || company.owed > 0) ? <p>{owedText(company)}</p> : null}
        <PeopleRows form={form} />
      </DraftForm>
    </Stack>
  );
}

/** The newest price lists, offered while somebody types; the name of an older one can still be typed. */
function PriceListNames({ id }: { id: string }) {
  const { data } = useGetPriceListsQuery({});
  return (
    <datalist id={id}>
      {data?.list.map(({ id: key, name }) => (
        <option key={key} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
