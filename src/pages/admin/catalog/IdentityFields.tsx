import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lifecycles } from '#contract/api/part.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { Group, Note, Row, WideFields } from '#src/pages/admin/shared/parts.ts';
import { useDraftText } from './use-draft-text.ts';
import type { Choices } from './product-choices.ts';
import type { FormOfProduct } from './use-product-form.ts';

interface IdentityFieldsProps {
  form: FormOfProduct;
  choices: Choices;
  isMakerNew: (name: string) => boolean;
}

/** What a part is: maker, number, category, package, whether it is shown. */
export function IdentityFields({ form, choices, isMakerNew }: IdentityFieldsProps) {
  const { t } = useTranslation(['admin_catalog', 'product']);
  const { draft, put, errorAt } = form;
  const text = useDraftText(form);
  const id = useId();
  const maker = draft.manufacturer.trim();
  return (
    <Group>
      <legend>
        <h3>{t('identity.heading')}</h3>
      </legend>
      <WideFields>
        <DraftField {...text('manufacturer')} label={t('identity.manufacturer')} maxLength={100} list={`${id}-makers`} />
        <DraftField {...text('mpn')} label={t('identity.mpn')} maxLength={80} />
        <SelectField
          label={t('identity.category')}
          value={draft.category}
          error={errorAt('category')}
          options={[
            ...(draft.category === '' ? [{ value: '', label: t('choose') }] : []),
            ...choices.categories.map(({ web_url, path }) => ({ value: web_url, label: path.join(' › ') })),
          ]}
          onChange={({ target }) => put({ category: target.value })}
        />
        <DraftField
          {...text('gtin')}
          label={t('product:parameters.gtin')}
          hint={t('identity.gtin_hint')}
          inputMode="numeric"
          maxLength={30}
        />
        <DraftField {...text('series')} label={t('identity.series')} maxLength={100} />
        <DraftField {...text('package')} label={t('identity.package')} hint={t('identity.package_hint')} maxLength={60} />
        <SelectField
          label={t('identity.outline')}
          hint={t('identity.outline_hint')}
          value={draft.package_id}
          error={errorAt('package_id')}
          options={[{ value: '', label: t('none') }, ...choices.outlines.map((one) => ({ value: one.id, label: one.name }))]}
          onChange={({ target }) => put({ package_id: target.value })}
        />
        <SelectField
          label={t('identity.lifecycle')}
          value={draft.lifecycle}
          options={lifecycles.map((one) => ({ value: one, label: t(`product:lifecycle.${one}`) }))}
          onChange={({ target }) => put({ lifecycle: lifecycles.find((one) => one === target.value) ?? 'unknown' })}
        />
        <DraftField {...text('last_buy_date')} label={t('identity.last_buy_date')} hint={t('identity.last_buy_date_hint')} type="date" />
      </WideFields>
      {draft.package_id === '' ? null : (
        <Row>
          <RouteLink to={adminPath({ tab: 'catalog', view: 'outlines', outline: draft.package_id })}>
            {t('identity.outline_open')}
          </RouteLink>
        </Row>
      )}
      {maker !== '' && isMakerNew(maker) ? <Note role="status">{t('identity.new_maker', { name: maker })}</Note> : null}
      <CheckboxField label={t('identity.hidden')} checked={draft.hidden} onChange={({ target }) => put({ hidden: target.checked })} />
      <datalist id={`${id}-makers`}>
        {choices.manufacturers.map(({ web_url, name }) => (
          <option key={web_url} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </Group>
  );
}
