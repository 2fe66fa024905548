import { useTranslation } from 'react-i18next';
import type { ChosenRecord } from '#contract/api/admin/home.ts';
import { homeLimits, takesChoice, takesText, takesTitle } from '#contract/api/home-block.ts';
import { fallbackLocale, type LocaleKey, locales } from '#contract/locale.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { localizedError } from '#src/pages/admin/shared/localized-error.ts';
import { ChosenList } from './ChosenList.tsx';
import type { TypedBlock } from './home-draft.ts';

interface OneHomeBlockProps {
  block: TypedBlock;
  language: LocaleKey;
  /** Names of what is chosen. */
  records: readonly ChosenRecord[];
  /** What is wrong with a field, by its path in the block. */
  errorAt: (field: string) => string | undefined;
  onFound: (record: ChosenRecord) => void;
  onChange: (change: Partial<TypedBlock>) => void;
}

/** The fields that a block of its kind has; its texts in the language that is shown. */
export function OneHomeBlock({ block, language, records, errorAt, onFound, onChange }: OneHomeBlockProps) {
  const { t } = useTranslation('site');
  const { kind, chosen } = block;
  const { tag, name } = locales[language];
  const told = (field: 'title' | 'text') => ({
    label: t(`home.${field}`, { language: name }),
    lang: tag,
    value: block[field][language] ?? '',
    placeholder: block[field][fallbackLocale] ?? '',
    error: localizedError(errorAt, field, language),
    maxLength: homeLimits[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: { ...block[field], [language]: target.value } }),
  });
  return (
    <>
      <CheckboxField
        label={t(`home.kinds.${kind}`)}
        error={errorAt('kind')}
        checked={block.is_shown}
        onChange={({ target }) => onChange({ is_shown: target.checked })}
      />
      {takesTitle(kind) ? <TextField {...told('title')} /> : null}
      {takesText(kind) ? (
        <TextAreaField {...told('text')} hint={kind === 'text' ? t('home.text_hint') : undefined} rows={kind === 'text' ? 6 : 2} />
      ) : null}
      {takesChoice(kind) ? (
        <ChosenList
          kind={kind}
          chosen={chosen}
          records={records}
          error={errorAt('chosen')}
          onFound={onFound}
          onChange={(next) => onChange({ chosen: next })}
        />
      ) : null}
    </>
  );
}
