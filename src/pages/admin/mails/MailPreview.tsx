import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { localeKeys, locales } from '#contract/locale.ts';
import { useGetMailKindsQuery, useGetMailPreviewQuery } from '#src/api/admin/mail.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useLocale } from '#src/i18n/locale-context.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { Note, Part, Row } from '#src/pages/admin/shared/parts.ts';

/** How a kind of mail reads in a language, with sample values. */
export function MailPreview() {
  const { t } = useTranslation('admin_mails');
  const { key } = useLocale();
  const { data } = useGetMailKindsQuery();
  const [kind, setKind] = useState('order_placed');
  const [locale, setLocale] = useState(key);
  const preview = useGetMailPreviewQuery({ kind, locale });
  const shown = preview.currentData;
  return (
    <Part aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      <Note>{t('preview_hint')}</Note>
      <Row>
        <SelectField
          compact
          label={t('kind')}
          value={kind}
          options={(data?.list ?? []).map((one) => ({ value: one.kind, label: one.subject }))}
          onChange={({ target }) => setKind(target.value)}
        />
        <SelectField
          compact
          label={t('language')}
          value={locale}
          options={localeKeys.map((value) => ({ value, label: locales[value].name, lang: locales[value].tag }))}
          onChange={({ target }) => setLocale(localeKeys.find((one) => one === target.value) ?? locale)}
        />
      </Row>
      {preview.error ? <LoadError error={preview.error} onRetry={() => void preview.refetch()} /> : null}
      {shown || preview.error ? null : <Skeleton $height="12rem" />}
      {shown ? (
        <article lang={locales[shown.locale].tag}>
          <h3>{shown.subject}</h3>
          <Text>{shown.text}</Text>
        </article>
      ) : null}
      {shown ? <Note>{t('keys', { keys: shown.keys.join(', ') })}</Note> : null}
    </Part>
  );
}

const Text = styled.pre`
  margin: ${theme.space['2']} 0;
  font: ${theme.type.body};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
