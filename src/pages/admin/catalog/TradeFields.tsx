import { useTranslation } from 'react-i18next';
import { moistureLevels } from '#contract/api/part-input.ts';
import { rohsStates } from '#contract/api/part.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { Group, WideFields } from '#src/pages/admin/shared/parts.ts';
import { CountryField } from './CountryField.tsx';
import { useDraftText } from './use-draft-text.ts';
import type { FormOfProduct } from './use-product-form.ts';

/** What customs, assembly and law ask of a part. */
export function TradeFields({ form }: { form: FormOfProduct }) {
  const { t } = useTranslation(['admin_catalog', 'product']);
  const { draft, put, errorAt } = form;
  const text = useDraftText(form);
  return (
    <Group>
      <legend>
        <h3>{t('trade.heading')}</h3>
      </legend>
      <WideFields>
        <SelectField
          label={t('trade.rohs')}
          value={draft.rohs}
          options={rohsStates.map((one) => ({ value: one, label: t(`product:rohs.${one}`) }))}
          onChange={({ target }) => put({ rohs: rohsStates.find((one) => one === target.value) ?? 'unknown' })}
        />
        <SelectField
          label={t('trade.lead_free')}
          value={draft.lead_free}
          options={[
            { value: '', label: t('not_stated') },
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
          onChange={({ target: { value } }) => put({ lead_free: value === 'yes' || value === 'no' ? value : '' })}
        />
        <SelectField
          label={t('product:parameters.msl')}
          value={draft.msl}
          error={errorAt('msl')}
          options={[{ value: '', label: t('not_stated') }, ...moistureLevels.map((one) => ({ value: one, label: one }))]}
          onChange={({ target }) => put({ msl: target.value })}
        />
        <DraftField {...text('weight_g')} label={t('trade.weight')} inputMode="decimal" maxLength={20} />
        <CountryField
          label={t('product:parameters.origin')}
          value={draft.country_of_origin}
          error={errorAt('country_of_origin')}
          onChange={(country_of_origin) => put({ country_of_origin })}
        />
        <DraftField {...text('hts')} label={t('trade.hts')} maxLength={20} />
        <DraftField {...text('eccn_us')} label={t('trade.eccn_us')} maxLength={20} />
        <DraftField {...text('eccn_eu')} label={t('trade.eccn_eu')} maxLength={20} />
      </WideFields>
      <CheckboxField label={t('trade.hazardous')} checked={draft.hazardous} onChange={({ target }) => put({ hazardous: target.checked })} />
    </Group>
  );
}
