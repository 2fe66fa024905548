import { useTranslation } from 'react-i18next';
import { bannerKinds } from '#contract/api/banner.ts';
import { fallbackLocale, type LocaleKey, locales } from '#contract/locale.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { localizedError } from '#src/pages/admin/shared/localized-error.ts';
import { WideFields } from '#src/pages/admin/shared/parts.ts';
import { useEndError } from '#src/pages/admin/shared/use-end-error.ts';
import type { TypedBanner } from './banner-draft.ts';

interface OneBannerProps {
  banner: TypedBanner;
  language: LocaleKey;
  /** What is wrong with a field, by its path in the banner. */
  errorAt: (field: string) => string | undefined;
  onChange: (change: Partial<TypedBanner>) => void;
}

/** The fields of one banner; its texts in the language that is shown. */
export function OneBanner({ banner, language, errorAt, onChange }: OneBannerProps) {
  const { t } = useTranslation('site');
  const endError = useEndError();
  const { tag, name } = locales[language];
  const told = (field: 'title' | 'text', maxLength: number) => ({
    label: t(`banners.${field}`, { language: name }),
    lang: tag,
    value: banner[field][language] ?? '',
    placeholder: banner[field][fallbackLocale] ?? '',
    error: localizedError(errorAt, field, language),
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: { ...banner[field], [language]: target.value } }),
  });
  const moment = (field: 'from' | 'until') => ({
    label: t(`banners.${field}`),
    type: 'datetime-local',
    value: banner[field],
    error: field === 'until' ? endError(banner.from, banner.until, errorAt('until')) : errorAt('from'),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value.slice(0, 'yyyy-mm-ddThh:mm'.length) }),
  });
  return (
    <>
      <CheckboxField label={t('banners.on')} checked={banner.is_on} onChange={({ target }) => onChange({ is_on: target.checked })} />
      <WideFields>
        <SelectField
          label={t('banners.kind')}
          value={banner.kind}
          options={bannerKinds.map((value) => ({ value, label: t(`banners.kinds.${value}`) }))}
          onChange={({ target }) => onChange({ kind: bannerKinds.find((one) => one === target.value) ?? banner.kind })}
        />
        <TextField {...told('title', 100)} />
        <TextField
          label={t('banners.path')}
          value={banner.path}
          error={errorAt('path')}
          maxLength={500}
          inputMode="url"
          onChange={({ target }) => onChange({ path: target.value })}
        />
        <TextField {...moment('from')} />
        <TextField {...moment('until')} />
      </WideFields>
      <TextAreaField {...told('text', 400)} rows={2} />
    </>
  );
}
