import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminCategory, TreeItem } from '#contract/api/admin/category.ts';
import { classLine, partClasses } from '#contract/part-classes.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { locales, type WordLanguage, wordLanguages } from '#contract/locale.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useLocale } from '#src/i18n/locale-context.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { OnePicture } from '#src/pages/admin/shared/OnePicture.tsx';
import { Group, Note, Stack, WideFields } from '#src/pages/admin/shared/parts.ts';
import { draftOf } from './category-draft.ts';
import { type CategoryForm, useCategoryForm } from './use-category-form.ts';
import { CategoryHistory } from './CategoryHistory.tsx';
import { type KnownParameter, ParameterList } from './ParameterList.tsx';
import { RemoveCategory } from './RemoveCategory.tsx';

interface CategoryEditorProps {
  /** Null for one that is to be made. */
  category: AdminCategory | null;
  tree: readonly TreeItem[];
  known: readonly KnownParameter[];
}

/** One category: its place, its words in each language and its parameters. */
export function CategoryEditor({ category, tree, known }: CategoryEditorProps) {
  const { t } = useTranslation('admin_categories');
  const { words } = useLocale();
  const [language, setLanguage] = useState<WordLanguage>(words);
  const form = useCategoryForm(category);
  const { draft, put, errorAt, theirs } = form;
  const own = category?.web_url;
  const name = draft.name[language] || draft.name.en || own || t('new.heading');
  return (
    <Stack>
      {category ? (
        <Note>
          <RouteLink to={buildPath('category-category_web_url', { category_web_url: category.web_url })}>{t('in_shop')}</RouteLink>
          {category.is_updating ? ` · ${t('updating')}` : ''}
        </Note>
      ) : null}
      <DraftForm heading={name} hint={t(category ? 'edit_hint' : 'new.hint')} save={t('save')} scope="catalog" form={form}>
        <WideFields>
          {category ? null : (
            <DraftField
              label={t('slug')}
              hint={t('slug_hint')}
              value={draft.web_url}
              error={errorAt('web_url')}
              maxLength={120}
              onText={(text) => put({ web_url: text })}
            />
          )}
          <SelectField
            label={t('parent')}
            hint={theirs.parent === undefined ? t('parent_hint') : t('theirs_parent', { slug: theirs.parent || '–' })}
            value={draft.parent}
            error={errorAt('parent')}
            options={[
              { value: '', label: t('top') },
              ...tree
                .filter(({ web_url, level }) => web_url !== own && level < 3)
                .map(({ web_url, name: label, level }) => ({ value: web_url, label: `${'\u2003'.repeat(level - 1)}${label}` })),
            ]}
            onChange={({ target }) => put({ parent: target.value })}
          />
          <SelectField
            label={t('part_class')}
            hint={theirs.part_class === undefined ? t('part_class_hint') : t('theirs_parent', { slug: theirs.part_class || '–' })}
            value={draft.part_class}
            error={errorAt('part_class')}
            options={[
              { value: '', label: t('no_part_class') },
              ...partClasses.map((one) => ({ value: one, label: `${'\u2003'.repeat(classLine(one).length - 1)}${one}` })),
            ]}
            onChange={({ target }) => put({ part_class: target.value })}
          />
          <SelectField
            label={t('language')}
            hint={t('language_hint')}
            value={language}
            options={Object.values(locales).map((one) => ({ value: one.words, label: one.name, lang: one.tag }))}
            onChange={({ target }) => setLanguage(wordLanguages.find((one) => one === target.value) ?? 'en')}
          />
        </WideFields>
        <WordFields form={form} language={language} />
        <ParameterList
          form={form}
          language={language}
          known={known}
          shared={category?.shared ?? {}}
          isBranch={(category?.children ?? 0) > 0}
        />
      </DraftForm>
      {category ? (
        <>
          <OnePicture
            kind="category"
            slug={category.web_url}
            name={name}
            picture={category.picture}
            words={{ heading: t('picture.heading'), hint: t('picture.hint'), choose: t('picture.choose'), remove: t('picture.remove') }}
          />
          <RemoveCategory category={category} />
          <CategoryHistory
            slug={category.web_url}
            onRestore={(fields) => {
              const { web_url: _, ...rest } = draftOf(fields, category.web_url);
              put(rest);
            }}
          />
        </>
      ) : null}
    </Stack>
  );
}

function WordFields({ form: { draft, theirs, put, errorAt }, language }: { form: CategoryForm; language: WordLanguage }) {
  const { t } = useTranslation('admin_categories');
  const field = (name: 'name' | 'item_name' | 'description') => ({
    lang: language,
    value: draft[name][language] ?? '',
    theirs: theirs[name]?.[language],
    error: errorAt(`${name}.${language}`) ?? errorAt(`${name}.en`),
    onText: (text: string) => put({ [name]: { ...draft[name], [language]: text } }),
  });
  return (
    <Group>
      <legend>
        <h3>{t('words')}</h3>
      </legend>
      <WideFields>
        <DraftField {...field('name')} label={t('name')} maxLength={80} />
        <DraftField {...field('item_name')} label={t('item_name')} hint={t('item_name_hint')} maxLength={80} />
      </WideFields>
      <Stack>
        <DraftField {...field('description')} label={t('description')} rows={3} maxLength={2000} />
        <DraftField
          label={t('synonyms')}
          hint={t('synonyms_hint')}
          rows={3}
          value={draft.synonyms}
          theirs={theirs.synonyms}
          error={errorAt('synonyms')}
          onText={(text) => put({ synonyms: text })}
        />
      </Stack>
    </Group>
  );
}
