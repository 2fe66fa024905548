import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminCategory, CategoryParameter } from '#contract/api/admin/category.ts';
import { attributeKinds } from '#contract/api/part.ts';
import type { WordLanguage } from '#contract/locale.ts';
import { units } from '#contract/units.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Note, Row, WideFields } from '#src/pages/admin/shared/parts.ts';
import type { CategoryForm } from './use-category-form.ts';
import { OneParameter } from './OneParameter.tsx';

/** A parameter that some category has. */
export type KnownParameter = Omit<CategoryParameter, 'facet' | 'column'>;

interface ParameterListProps {
  form: CategoryForm;
  language: WordLanguage;
  known: readonly KnownParameter[];
  shared: AdminCategory['shared'];
  /** Has others below it, and so no parameters. */
  isBranch: boolean;
}

/** The parameters of a category's parts, in their order. */
export function ParameterList({ form, language, known, shared, isBranch }: ParameterListProps) {
  const { t } = useTranslation('admin_categories');
  const mayChange = useMayChange()('catalog');
  const { draft, theirs, put, errorAt } = form;
  const { parameters } = draft;
  if (isBranch && parameters.length === 0) return <Note>{t('parameters.branch')}</Note>;
  return (
    <Group>
      <legend>
        <h3>{t('parameters.heading')}</h3>
      </legend>
      <Note>{t('parameters.hint')}</Note>
      {theirs.parameters ? (
        <Note role="status">{t('parameters.theirs', { keys: theirs.parameters.map(({ key }) => key).join(', ') })}</Note>
      ) : null}
      <FieldError>{errorAt('parameters')}</FieldError>
      {parameters.map((parameter, index) => (
        <OneParameter
          key={parameter.key}
          list={parameters}
          index={index}
          language={language}
          isKnown={known.some(({ key }) => key === parameter.key)}
          others={shared[parameter.key] ?? 0}
          errorAt={errorAt}
          onChange={(next) => put({ parameters: next })}
        />
      ))}
      {mayChange ? (
        <AddParameter
          known={known.filter(({ key }) => !parameters.some((one) => one.key === key))}
          language={language}
          onAdd={(added) => put({ parameters: [...parameters, added] })}
        />
      ) : null}
    </Group>
  );
}

interface AddParameterProps {
  known: readonly KnownParameter[];
  language: WordLanguage;
  onAdd: (parameter: CategoryParameter) => void;
}

/** Takes one that other categories have, or makes a new one. */
function AddParameter({ known, language, onAdd }: AddParameterProps) {
  const { t } = useTranslation('admin_categories');
  const [chosen, setChosen] = useState('');
  const [key, setKey] = useState('');
  const [kind, setKind] = useState<CategoryParameter['kind']>('number');
  const [unit, setUnit] = useState<CategoryParameter['unit']>('');
  const isMeasured = kind === 'number' || kind === 'range';
  const isKey = /^[A-Za-z0-9]{1,60}$/.test(key) && !known.some((one) => one.key === key);
  const add = () => {
    const taken = known.find((one) => one.key === chosen);
    if (taken) onAdd({ ...taken, facet: null, column: false });
    else onAdd({ key, kind, unit: isMeasured ? unit : '', facet: null, column: false, name: {}, options: [] });
    setChosen('');
    setKey('');
  };
  return (
    <Group>
      <legend>
        <h4>{t('parameters.add')}</h4>
      </legend>
      <WideFields>
        <SelectField
          label={t('parameters.take')}
          value={chosen}
          options={[
            { value: '', label: t('parameters.new') },
            ...known.map((one) => ({ value: one.key, label: `${one.name[language] ?? one.name.en ?? one.key} (${one.unit || one.key})` })),
          ]}
          onChange={({ target }) => setChosen(target.value)}
        />
        {chosen === '' ? (
          <>
            <TextField
              label={t('parameters.key')}
              hint={t('parameters.key_hint')}
              value={key}
              maxLength={60}
              onChange={({ target }) => setKey(target.value)}
            />
            <SelectField
              label={t('parameters.kind')}
              value={kind}
              options={attributeKinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
              onChange={({ target }) => setKind(attributeKinds.find((one) => one === target.value) ?? 'number')}
            />
            {isMeasured ? (
              <SelectField
                label={t('parameters.unit')}
                value={unit}
                options={units.map((one) => ({ value: one, label: one || '–' }))}
                onChange={({ target }) => setUnit(units.find((one) => one === target.value) ?? '')}
              />
            ) : null}
          </>
        ) : null}
      </WideFields>
      <Row>
        <Button onClick={add} disabled={chosen === '' && !isKey}>
          {t('parameters.add')}
        </Button>
      </Row>
    </Group>
  );
}
