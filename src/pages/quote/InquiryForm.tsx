import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { UploadedFile } from '#contract/api/upload.ts';
import { useGetCountriesQuery } from '#src/api/address.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { FileField } from '#src/components/file/FileField.tsx';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { selectSiteName } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Panel } from '#src/ui/panel.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { type InquiryField, type Sent, useInquiryForm } from './use-inquiry-form.ts';

/** Who asks for the prices; sends the list. */
export function InquiryForm({ isEmpty, onSent }: { isEmpty: boolean; onSent: (sent: Sent) => void }) {
  const { t } = useTranslation('rfq');
  const { tag } = useLocale();
  const site = useAppSelector(selectSiteName);
  const { form, submit, isSending, attempt, trouble, problems } = useInquiryForm(onSent);
  const { errors } = form.formState;
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const { data } = useGetCountriesQuery();
  const countryName = useCountryName();
  const present = form.getValues('country');
  const countries = data?.list ?? [{ code: present, name: countryName(present) }];
  const field = (name: InquiryField) => ({ ...form.register(name), id: name, label: t(`form.${name}`), error: errors[name]?.message });
  const first = <TextField key="first" {...field('first_name')} autoComplete="given-name" maxLength={60} />;
  const last = <TextField key="last" {...field('last_name')} autoComplete="family-name" maxLength={60} />;
  return (
    <Panel
      as="form"
      noValidate
      aria-labelledby="inquiry-title"
      onSubmit={(event: React.FormEvent) => void submit(files.map(({ file_id }) => file_id))(event)}
    >
      <Fields>
        <h2 id="inquiry-title">{t('form.title')}</h2>
        <ErrorSummary problems={problems} attempt={attempt} />
        {/^(?:ja|zh)/.test(tag) ? [last, first] : [first, last]}
        <TextField {...field('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
        <TextField {...field('company')} optional autoComplete="organization" maxLength={100} />
        <TextField {...field('phone')} optional type="tel" autoComplete="tel" maxLength={25} />
        <SelectField
          {...field('country')}
          autoComplete="country"
          options={[{ value: '', label: t('form.choose') }, ...countries.map(({ code, name }) => ({ value: code, label: name }))]}
        />
        <TextAreaField {...field('note')} optional rows={4} maxLength={2000} />
        <FileField label={t('form.files')} purpose="inquiry" optional files={files} onChange={setFiles} />
        <CheckboxField {...form.register('consent')} id="consent" label={t('form.consent', { site })} error={errors.consent?.message} />
        {trouble ? <Trouble error={trouble} /> : null}
        {isEmpty ? (
          <p>{t('form.none')}</p>
        ) : (
          <Button type="submit" tone="primary" size="large" busy={isSending}>
            {t(isSending ? 'form.sending' : 'form.submit')}
          </Button>
        )}
      </Fields>
    </Panel>
  );
}

function Trouble({ error: { code, message } }: { error: ApiError }) {
  const { t } = useTranslation('rfq');
  const own = code === 'network' ? t('trouble.network') : code === 'rate_limited' ? t('trouble.often') : message || t('trouble.down');
  return (
    <Message tone="danger" role="alert">
      {own}
    </Message>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
`;
