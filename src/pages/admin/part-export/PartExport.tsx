import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostExportedParts } from '#contract/limits.ts';
import { useFetchPartsMutation } from '#src/api/admin/import.ts';
import { useGetProductChoicesQuery } from '#src/api/admin/product.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { saveFile } from '#src/components/file/save-file.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Note, Row, Stack, StepForm, WideFields } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** The parts of a category as a table that the import reads. */
export function PartExport() {
  const { t } = useTranslation(['admin_import', 'admin_catalog']);
  const { integer, number } = useFormat();
  const { data: choices } = useGetProductChoicesQuery();
  const step = useStep(null);
  const [fetchParts] = useFetchPartsMutation();
  const [category, setCategory] = useState('');
  const [manufacturer, setManufacturer] = useState('');
  const [withStock, setWithStock] = useState(false);
  // As spreadsheets of the language write it, until something else is chosen.
  const [decimal, setDecimal] = useState<'.' | ','>(() => (number(0.5).includes(',') ? ',' : '.'));
  const [isAsked, setAsked] = useState(false);
  const missing = isAsked && category === '' ? t('admin_catalog:choose') : undefined;
  const tooMany = step.codeAt('category') === 'too_long' ? t('export.too_many', { most: integer(mostExportedParts) }) : undefined;
  const save = () => {
    setAsked(true);
    if (category === '') return;
    void step.run(async () => {
      const answer = await fetchParts({
        category,
        ...(manufacturer !== '' && { manufacturer }),
        stock: withStock ? 'true' : 'false',
        decimal,
      });
      if (answer.data !== undefined) saveFile(`${category}.csv`, answer.data);
      return answer;
    });
  };
  return (
    <Stack>
      <Row>
        <RouteLink to={adminPath({ tab: 'catalog' })}>{t('back')}</RouteLink>
      </Row>
      <StepForm
        noValidate
        aria-label={t('export.heading')}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <h2>{t('export.heading')}</h2>
        <Note>{t('export.hint')}</Note>
        <WideFields>
          <SelectField
            label={t('export.category')}
            value={category}
            error={missing ?? tooMany}
            options={[
              { value: '', label: t('admin_catalog:choose') },
              ...(choices?.categories ?? []).map(({ web_url, path }) => ({ value: web_url, label: path.join(' › ') })),
            ]}
            onChange={({ target }) => setCategory(target.value)}
          />
          <SelectField
            label={t('export.manufacturer')}
            value={manufacturer}
            options={[
              { value: '', label: t('export.all') },
              ...(choices?.manufacturers ?? []).map(({ web_url, name }) => ({ value: web_url, label: name })),
            ]}
            onChange={({ target }) => setManufacturer(target.value)}
          />
          <SelectField
            label={t('fixed.decimal')}
            value={decimal}
            options={[
              { value: '.', label: t('fixed.point') },
              { value: ',', label: t('fixed.comma') },
            ]}
            onChange={({ target }) => setDecimal(target.value === ',' ? ',' : '.')}
          />
        </WideFields>
        <CheckboxField label={t('export.stock')} checked={withStock} onChange={({ target }) => setWithStock(target.checked)} />
        <Note>{t('export.stock_hint')}</Note>
        {tooMany === undefined ? <Trouble step={step} /> : null}
        <Row>
          <Button type="submit" tone="primary" busy={step.isBusy}>
            <Icon name="download" small />
            {t('export.save')}
          </Button>
        </Row>
      </StepForm>
    </Stack>
  );
}
