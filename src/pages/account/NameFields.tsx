import { useTranslation } from 'react-i18next';
import { useLocale } from '#src/i18n/locale-context.ts';
import { isFamilyFirst } from '#src/components/account/family-first.ts';
import { FormField } from '#src/components/sign-in/FormField.tsx';

/** Both names in the order of the visitor's language. */
export function NameFields() {
  const { t } = useTranslation('user');
  const { tag } = useLocale();
  const first = <FormField key="first" name="first_name" label={t('first_name')} autoComplete="given-name" maxLength={60} />;
  const last = <FormField key="last" name="last_name" label={t('last_name')} autoComplete="family-name" maxLength={60} />;
  return isFamilyFirst(tag) ? [last, first] : [first, last];
}
