import { useTranslation } from 'react-i18next';
import type { ShownPriceList } from '#contract/api/admin/price-list.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { Note, Row, Stack, WideFields } from '#src/pages/admin/shared/parts.ts';
import { useEndError } from '#src/pages/admin/shared/use-end-error.ts';
import { DiscountRows } from './DiscountRows.tsx';
import { usePriceListForm } from './use-price-list-form.ts';

/** A price list: whom it is for, how long it holds, percentages and fixed prices. */
export function PriceListForm({ list }: { list: ShownPriceList | null }) {
  const { t } = useTranslation('admin_customers');
  const form = usePriceListForm(list);
  const { draft, put, errorAt } = form;
  const endError = useEndError();
  return (
    <Stack>
      <Row>
        <ButtonLink to={adminPath({ tab: 'customers', view: 'price-lists' })}>{t('price_list.back')}</ButtonLink>
      </Row>
      <DraftForm
        heading={list?.name ?? t('price_list.new')}
        hint={t('price_list.form_hint')}
        save={t('price_list.save')}
        scope="customers"
        form={form}
      >
        <WideFields>
          <TextField
            label={t('price_list.name')}
            hint={t('price_list.name_hint')}
            value={draft.name}
            maxLength={120}
            error={errorAt('name')}
            onChange={({ target }) => put({ name: target.value })}
          />
          <TextField
            optional
            type="date"
            label={t('price_list.starts')}
            value={draft.starts_on}
            error={errorAt('starts_on')}
            onChange={({ target }) => put({ starts_on: target.value })}
          />
          <TextField
            optional
            type="date"
            label={t('price_list.ends')}
            value={draft.ends_on}
            error={endError(draft.starts_on, draft.ends_on, errorAt('ends_on'))}
            onChange={({ target }) => put({ ends_on: target.value })}
          />
        </WideFields>
        <TextAreaField
          rows={4}
          label={t('price_list.members')}
          hint={t('price_list.members_hint')}
          value={draft.members}
          error={form.membersError}
          onChange={({ target }) => put({ members: target.value })}
        />
        <DiscountRows form={form} />
        <TextAreaField
          rows={8}
          spellCheck={false}
          label={t('price_list.prices')}
          hint={t('price_list.prices_hint')}
          value={draft.prices}
          error={form.pricesError}
          onChange={({ target }) => put({ prices: target.value })}
        />
        <Note>{t('price_list.rule')}</Note>
      </DraftForm>
    </Stack>
  );
}
