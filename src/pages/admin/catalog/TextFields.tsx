import { useTranslation } from 'react-i18next';
import { type AdminProduct } from '#contract/api/admin/product.ts';
import { locales, wordLanguages } from '#contract/locale.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { Group, Note, Stack } from '#src/pages/admin/shared/parts.ts';
import { descriptionName } from './product-draft.ts';
import type { FormOfProduct } from './use-product-form.ts';

interface TextFieldsProps {
  form: FormOfProduct;
  built: AdminProduct['built'];
}

/** Descriptions of the operator's own, each beside the one that the shop composes. */
export function TextFields({ form, built }: TextFieldsProps) {
  const { t } = useTranslation('admin_catalog');
  const { integer } = useFormat();
  const { words: own } = useLocale();
  const { draft, theirs, put, errorAt } = form;
  const languages = [own, ...wordLanguages.filter((language) => language !== own)];
  const isAnyWrong = languages.some((language) => errorAt(descriptionName(language)) !== undefined);
  const hasOwn = languages.filter((language) => draft[descriptionName(language)]);
  return (
    <Group>
      <legend>
        <h3>{t('texts.heading')}</h3>
      </legend>
      <Note>{t('texts.hint')}</Note>
      <details open={isAnyWrong || undefined}>
        <summary>{t('texts.open', { number: integer(hasOwn.length) })}</summary>
        <Stack>
          {languages.map((language) => {
            const name = descriptionName(language);
            const composed = built[language];
            return (
              <DraftField
                key={language}
                label={nameOf(language)}
                hint={composed === undefined ? '' : t('texts.built', { text: composed })}
                lang={language}
                value={draft[name] ?? ''}
                theirs={theirs[name]}
                error={errorAt(name)}
                rows={2}
                maxLength={500}
                onText={(text) => put({ [name]: text })}
              />
            );
          })}
        </Stack>
      </details>
    </Group>
  );
}

/** What a language calls itself. */
function nameOf(language: (typeof wordLanguages)[number]): string {
  return Object.values(locales).find(({ words }) => words === language)?.name ?? language;
}
