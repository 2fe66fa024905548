import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentKinds } from '#contract/api/admin/mail.ts';
import { localeKeys, locales } from '#contract/locale.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useFetchDocumentPreviewMutation } from '#src/api/admin/mail.ts';
import { saveFile } from '#src/components/file/save-file.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Message } from '#src/ui/Message.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Note, Part, Row } from '#src/pages/admin/shared/parts.ts';

/** How an invoice or another paper reads in a language, as a PDF with sample values. */
export function PaperPreview() {
  const { t } = useTranslation(['admin_mails', 'order']);
  const { key } = useLocale();
  const [kind, setKind] = useState<(typeof documentKinds)[number]>('invoice');
  const [locale, setLocale] = useState(key);
  const [fetchPreview, { isLoading, error }] = useFetchDocumentPreviewMutation();
  const save = async () => {
    const { data } = await fetchPreview({ kind, locale });
    if (data !== undefined) saveFile(`${kind}-${locale}.pdf`, data);
  };
  return (
    <Part aria-label={t('paper.heading')}>
      <h2>{t('paper.heading')}</h2>
      <Note>{t('paper.hint')}</Note>
      <Row>
        <SelectField
          compact
          label={t('paper.kind')}
          value={kind}
          options={documentKinds.map((value) => ({ value, label: t(`order:documents.${value}`) }))}
          onChange={({ target }) => setKind(documentKinds.find((one) => one === target.value) ?? kind)}
        />
        <SelectField
          compact
          label={t('language')}
          value={locale}
          options={localeKeys.map((value) => ({ value, label: locales[value].name, lang: locales[value].tag }))}
          onChange={({ target }) => setLocale(localeKeys.find((one) => one === target.value) ?? locale)}
        />
        <Button busy={isLoading} onClick={() => void save()}>
          <Icon name="download" small />
          {t('paper.save')}
        </Button>
      </Row>
      {error ? (
        <Message tone="danger" role="alert">
          {(isApiError(error) && error.message) || t('order:documents.failed')}
        </Message>
      ) : null}
    </Part>
  );
}
