import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryParameter } from '#contract/api/admin/category.ts';
import type { WordLanguage } from '#contract/locale.ts';
import { useFormat } from '#src/i18n/format.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Note, Stack, WideFields } from '#src/pages/admin/shared/parts.ts';
import { PlaceButtons } from '#src/pages/admin/shared/PlaceButtons.tsx';
import { optionLines, readOptions } from './category-draft.ts';

interface OneParameterProps {
  list: readonly CategoryParameter[];
  index: number;
  language: WordLanguage;
  isKnown: boolean;
  /** Categories beside this one that have it. */
  others: number;
  errorAt: (path: string) => string | undefined;
  onChange: (list: CategoryParameter[]) => void;
}

/** One parameter: its name, how it narrows lists, whether lists show it, and its choices. */
export function OneParameter({ list, index, language, isKnown, others, errorAt, onChange }: OneParameterProps) {
  const { t } = useTranslation('admin_categories');
  const { integer } = useFormat();
  const mayChange = useMayChange()('catalog');
  const parameter = list[index];
  if (!parameter) return null;
  const { key, kind, unit, facet, column, name } = parameter;
  const at = `parameters.${index}`;
  const title = name[language] || name.en || key;
  const put = (change: Partial<CategoryParameter>) => onChange(list.map((one) => (one === parameter ? { ...one, ...change } : one)));
  const ways = kind === 'text' ? [] : kind === 'number' || kind === 'range' ? (['range', 'choice'] as const) : (['choice'] as const);
  return (
    <Group>
      <legend>
        <h4>{title}</h4>
      </legend>
      <Note>
        {[key, t(`kind.${kind}`), unit, others > 0 ? t('parameters.shared', { number: integer(others) }) : ''].filter(Boolean).join(' · ')}
      </Note>
      <WideFields>
        <TextField
          label={t('name')}
          lang={language}
          value={name[language] ?? ''}
          maxLength={80}
          error={errorAt(`${at}.name.en`) ?? errorAt(`${at}.key`) ?? errorAt(`${at}.kind`) ?? errorAt(`${at}.unit`)}
          onChange={({ target }) => put({ name: { ...name, [language]: target.value } })}
        />
        <SelectField
          label={t('parameters.facet')}
          value={facet ?? ''}
          error={errorAt(`${at}.facet`)}
          options={[{ value: '', label: t('facet.none') }, ...ways.map((one) => ({ value: one, label: t(`facet.${one}`) }))]}
          onChange={({ target }) => put({ facet: ways.find((one) => one === target.value) ?? null })}
        />
      </WideFields>
      <CheckboxField label={t('parameters.column')} checked={column} onChange={({ target }) => put({ column: target.checked })} />
      {kind === 'option' ? (
        <Choices
          key={`${language} ${isKnown}`}
          parameter={parameter}
          language={language}
          errorAt={errorAt}
          at={at}
          onChange={(options) => put({ options })}
        />
      ) : null}
      {mayChange ? <PlaceButtons list={list} index={index} name={title} onChange={onChange} /> : null}
    </Group>
  );
}

interface ChoicesProps {
  parameter: CategoryParameter;
  language: WordLanguage;
  at: string;
  errorAt: (path: string) => string | undefined;
  onChange: (options: CategoryParameter['options']) => void;
}

function Choices({ parameter, language, at, errorAt, onChange }: ChoicesProps) {
  const { t } = useTranslation('admin_categories');
  // As it is typed: half a line is no choice yet.
  const [text, setText] = useState(() => optionLines(parameter.options, language));
  const wrong = parameter.options.flatMap(({ key }, place) => {
    const found = errorAt(`${at}.options.${place}.name.en`) ?? errorAt(`${at}.options.${place}.key`);
    return found === undefined ? [] : [`${key}: ${found}`];
  });
  return (
    <Stack>
      <TextAreaField
        label={t('parameters.choices')}
        hint={t('parameters.choices_hint')}
        rows={5}
        value={text}
        error={wrong.length > 0 ? wrong.join(' · ') : errorAt(`${at}.options`)}
        onChange={({ target }) => {
          setText(target.value);
          onChange(readOptions(target.value, language, parameter.options));
        }}
      />
    </Stack>
  );
}
