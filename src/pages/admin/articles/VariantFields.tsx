import { useTranslation } from 'react-i18next';
import type { ArticleVariant } from '#contract/api/admin/article.ts';
import { legalPages } from '#contract/legal-pages.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';

export interface VariantDraft {
  of: ArticleVariant['of'] | '';
  /** As it is typed. */
  countries: string;
}

export function variantDraft(variant: ArticleVariant | null): VariantDraft {
  return { of: variant?.of ?? '', countries: variant?.countries.join(', ') ?? '' };
}

/** What is typed as codes of countries; the store says which are none. */
export function readVariant({ of, countries }: VariantDraft): ArticleVariant | null {
  if (of === '') return null;
  return { of, countries: [...new Set(countries.toUpperCase().split(/[^A-Z]+/))].filter((code) => code !== '') };
}

interface VariantFieldsProps {
  draft: VariantDraft;
  error: string | undefined;
  onChange: (draft: VariantDraft) => void;
}

/** In place of which legal page this one stands, and for which countries of delivery. */
export function VariantFields({ draft, error, onChange }: VariantFieldsProps) {
  const { t } = useTranslation('admin_articles');
  return (
    <>
      <SelectField
        label={t('variant.of')}
        hint={t('variant.hint')}
        value={draft.of}
        options={[{ value: '', label: t('variant.none') }, ...legalPages.map((page) => ({ value: page, label: t(`variant.${page}`) }))]}
        onChange={({ target }) => onChange({ ...draft, of: legalPages.find((page) => page === target.value) ?? '' })}
      />
      {draft.of === '' ? null : (
        <DraftField
          label={t('variant.countries')}
          hint={t('variant.countries_hint')}
          value={draft.countries}
          maxLength={1000}
          error={error}
          theirs={undefined}
          onText={(countries) => onChange({ ...draft, countries })}
        />
      )}
    </>
  );
}
