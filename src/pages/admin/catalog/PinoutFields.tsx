import { useTranslation } from 'react-i18next';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { Group, Note } from '#src/pages/admin/shared/parts.ts';
import { useDraftText } from './use-draft-text.ts';
import type { FormOfProduct } from './use-product-form.ts';

const longest = 100_000;

/** The pins of the part, one in each line, and who states them. */
export function PinoutFields({ form }: { form: FormOfProduct }) {
  const { t } = useTranslation('admin_catalog');
  const text = useDraftText(form);
  return (
    <Group>
      <legend>
        <h3>{t('pinout.heading')}</h3>
      </legend>
      <Note>{t('pinout.hint')}</Note>
      <DraftField {...text('pinout')} label={t('pinout.pins')} rows={6} maxLength={longest} />
      <DraftField {...text('pinout_source')} label={t('pinout.source')} maxLength={200} />
    </Group>
  );
}
