import { useTranslation } from 'react-i18next';
import type { AdminOutline, OutlineFields } from '#contract/api/admin/outline.ts';
import { PackageSheet } from '#src/components/drawing/PackageSheet.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { Fields, WideFields } from '#src/pages/admin/shared/parts.ts';
import { OutlineHistory } from './OutlineHistory.tsx';
import { type OutlineDraft, paths } from './outline-draft.ts';
import { useOutlineForm } from './use-outline-form.ts';

interface OutlineFormProps {
  /** Null for one that is to be made. */
  outline: AdminOutline | null;
  start: OutlineFields;
  families: AdminOutline['families'];
}

const measures = ['length', 'width', 'height', 'pins', 'pitch', 'span', 'lead_width', 'lead_length', 'diameter', 'rows'] as const;
const counts: ReadonlySet<string> = new Set(['pins', 'rows']);

/** The dimensions of a package, its drawing as they are typed, and who changed them. */
export function OutlineForm({ outline, start, families }: OutlineFormProps) {
  const { t } = useTranslation('admin_outlines');
  const { series } = useFormat();
  const form = useOutlineForm(outline, start);
  const { draft, theirs, drawn, put, errorAt } = form;
  const field = (name: keyof OutlineDraft) => ({
    label: t(`field.${name}`),
    value: draft[name],
    theirs: theirs[name],
    error: errorAt(paths[name]),
    onText: (text: string) => put({ [name]: text }),
  });
  return (
    <>
      <DraftForm
        heading={outline?.fields.name ?? t('new')}
        hint={t('form_hint')}
        save={t(outline ? 'save' : 'add')}
        scope="catalog"
        form={form}
      >
        <PackageSheet outline={{ ...drawn, id: outline?.id ?? '' }} name={drawn.name} />
        <WideFields>
          <DraftField {...field('name')} maxLength={60} />
          <SelectField
            label={t('field.family')}
            value={draft.family}
            error={errorAt('family')}
            options={families.map(({ family, names }) => ({ value: family, label: t('like', { names: series(names) }) }))}
            onChange={({ target }) => put({ family: target.value })}
          />
          <DraftField {...field('standard')} hint={t('standard_hint')} maxLength={60} />
        </WideFields>
        <Fields>
          {measures.map((name) => (
            <DraftField
              key={name}
              {...field(name)}
              hint={name === 'height' ? t('height_hint') : ''}
              inputMode={counts.has(name) ? 'numeric' : 'decimal'}
              maxLength={12}
            />
          ))}
        </Fields>
      </DraftForm>
      {outline ? <OutlineHistory id={outline.id} onRestore={(before) => put(form.typed(before))} /> : null}
    </>
  );
}
