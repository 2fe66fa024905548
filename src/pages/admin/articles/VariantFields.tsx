import { useTranslation } from 'react-i18next';
import type { ArticleVariant } from '#contract/api/admin/article.ts';
import { legalPages } from '#contract/legal-pages.ts';
import { useGetCountriesQuery } from '#src/api/address.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { CountryList } from '#src/pages/admin/shared/CountryList.tsx';
import { Group } from '#src/pages/admin/shared/parts.ts';

export interface VariantDraft {
  of: ArticleVariant['of'] | '';
  countries: readonly string[];
}

export function variantDraft(variant: ArticleVariant | null): VariantDraft {
  return { of: variant?.of ?? '', countries: variant?.countries ?? [] };
}

/** What the draft asks of the store; null for a page in place of none. */
export function readVariant({ of, countries }: VariantDraft): ArticleVariant | null {
  return of === '' ? null : { of, countries: [...countries] };
}

interface VariantFieldsProps {
  draft: VariantDraft;
  error: string | undefined;
  onChange: (draft: VariantDraft) => void;
}

/** In place of which legal page this one stands, and for which countries of delivery. */
export function VariantFields({ draft, error, onChange }: VariantFieldsProps) {
  const { t } = useTranslation('admin_articles');
  const codes = (useGetCountriesQuery().data?.list ?? []).map(({ code }) => code);
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
        <Group>
          <legend>
            <h3>{t('variant.countries')}</h3>
          </legend>
          <CountryList
            words={{
              count: (count, shown) => t('variant.count', { count, shown }),
              country: t('variant.country'),
              add: t('variant.add_country'),
            }}
            scope="content"
            countries={draft.countries}
            free={codes.filter((code) => !draft.countries.includes(code))}
            error={error}
            onChange={(countries) => onChange({ ...draft, countries })}
          />
        </Group>
      )}
    </>
  );
}
