import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportPreview, PartMapping } from '#contract/api/admin/catalog.ts';
import { useGetProductChoicesQuery } from '#src/api/admin/product.ts';
import { useFormat } from '#src/i18n/format.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Message } from '#src/ui/Message.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Group, Note, StepForm, WideFields } from '#src/pages/admin/shared/parts.ts';
import type { Import } from './use-import.ts';
import { useTargets } from './use-target-label.ts';

interface MappingFieldsProps {
  preview: ImportPreview;
  work: Import;
}

/** What each column means, and what all rows have in common. */
export function MappingFields({ preview, work }: MappingFieldsProps) {
  const { t } = useTranslation(['admin_import', 'admin_catalog']);
  const { series } = useFormat();
  const { mapping, columns, sheets, header_problems: problems } = preview;
  const { columns: targets, fixed = {}, decimal = '.' } = mapping;
  const options = useTargets(preview);
  const { data: choices } = useGetProductChoicesQuery();
  const [maker, setMaker] = useState(fixed['manufacturer'] ?? '');
  const labelOf = (value: string) => options.find((one) => one.value === value)?.label ?? value;
  const put = (change: Partial<PartMapping>) => work.remap({ ...mapping, ...change });
  const fix = (name: string, value: string) => {
    const others = Object.fromEntries(Object.entries(fixed).filter(([other]) => other !== name));
    put({ fixed: value === '' ? others : { ...others, [name]: value } });
  };
  /** A target stands once: another column that had it is left out, and so is what all rows had. */
  const aim = (place: number, target: string) => {
    const cleared = targets.map((one, other) => (other === place ? target : one === target && target !== '' ? '' : one));
    put({ columns: cleared, fixed: Object.fromEntries(Object.entries(fixed).filter(([name]) => name !== target)) });
  };
  const missing = problems.filter(({ code }) => code === 'required').map(({ value }) => labelOf(value));
  return (
    <StepForm as="div" role="group" aria-label={t('columns.heading')}>
      <h2>{t('columns.heading')}</h2>
      <Note>{t('columns.hint')}</Note>
      {missing.length > 0 ? (
        <Message tone="warning" role="alert">
          <p>{t('columns.missing', { names: series(missing) })}</p>
        </Message>
      ) : null}
      <WideFields>
        {columns.map(({ name, samples }, place) => (
          <SelectField
            // oxlint-disable-next-line react/no-array-index-key -- names of columns may stand twice
            key={place}
            label={name || t('columns.nameless', { number: place + 1 })}
            hint={samples.join(' · ').slice(0, 60)}
            value={targets[place] ?? ''}
            options={options}
            onChange={({ target }) => aim(place, target.value)}
          />
        ))}
      </WideFields>
      <Group>
        <legend>
          <h3>{t('fixed.heading')}</h3>
        </legend>
        <WideFields>
          {targets.includes('category') ? null : (
            <SelectField
              label={t('fixed.category')}
              value={fixed['category'] ?? ''}
              options={[
                { value: '', label: t('admin_catalog:choose') },
                ...(choices?.categories ?? []).map(({ web_url, path }) => ({ value: web_url, label: path.join(' › ') })),
              ]}
              onChange={({ target }) => fix('category', target.value)}
            />
          )}
          {targets.includes('manufacturer') ? null : (
            <TextField
              label={t('fixed.manufacturer')}
              value={maker}
              maxLength={100}
              onChange={({ target }) => setMaker(target.value)}
              onBlur={() => (maker.trim() === (fixed['manufacturer'] ?? '') ? undefined : fix('manufacturer', maker.trim()))}
            />
          )}
          <SelectField
            label={t('fixed.decimal')}
            value={decimal}
            options={[
              { value: '.', label: t('fixed.point') },
              { value: ',', label: t('fixed.comma') },
            ]}
            onChange={({ target }) => put({ decimal: target.value === ',' ? ',' : '.' })}
          />
          {sheets.length > 1 ? (
            <SelectField
              label={t('fixed.sheet')}
              value={mapping.sheet ?? sheets[0] ?? ''}
              options={sheets.map((one) => ({ value: one, label: one }))}
              onChange={({ target }) => put({ sheet: target.value })}
            />
          ) : null}
        </WideFields>
        <CheckboxField
          label={t('fixed.makers')}
          checked={work.mayAddMakers}
          onChange={({ target }) => work.remap(mapping, target.checked)}
        />
      </Group>
    </StepForm>
  );
}
