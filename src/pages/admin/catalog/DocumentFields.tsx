import { useTranslation } from 'react-i18next';
import { partDocumentKinds } from '#contract/api/part.ts';
import { isLocaleKey, localeKeys, locales } from '#contract/locale.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Row, WideFields } from '#src/pages/admin/shared/parts.ts';
import type { TypedDocument } from './product-draft.ts';
import { useDraftText } from './use-draft-text.ts';
import type { FormOfProduct } from './use-product-form.ts';

const blank: TypedDocument = { kind: 'other', title: '', url: '', language: '' };

/** The datasheet and other documents, by their addresses. */
export function DocumentFields({ form }: { form: FormOfProduct }) {
  const { t } = useTranslation('office_catalog');
  const mayChange = useMayChange()('catalog');
  const { draft, put, errorAt } = form;
  const text = useDraftText(form);
  const { documents } = draft;
  const change = (place: number, changed: Partial<TypedDocument>) =>
    put({ documents: documents.map((one, other) => (other === place ? { ...one, ...changed } : one)) });
  return (
    <Group>
      <legend>
        <h3>{t('documents.heading')}</h3>
      </legend>
      <WideFields>
        <DraftField {...text('datasheet')} label={t('documents.datasheet')} type="url" maxLength={500} />
      </WideFields>
      {documents.map((one, place) => {
        const at = `documents.${place}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- what is typed has no name of its own
          <Group key={place} aria-label={one.title || t('documents.nameless', { number: place + 1 })}>
            <WideFields>
              <SelectField
                label={t('documents.kind')}
                value={one.kind}
                options={partDocumentKinds.map((kind) => ({ value: kind, label: t(`documents.kinds.${kind}`) }))}
                onChange={({ target }) => change(place, { kind: partDocumentKinds.find((kind) => kind === target.value) ?? 'other' })}
              />
              <DraftField
                label={t('documents.title')}
                value={one.title}
                error={errorAt(`${at}.title`)}
                maxLength={120}
                onText={(title) => change(place, { title })}
              />
              <DraftField
                label={t('documents.url')}
                type="url"
                value={one.url}
                error={errorAt(`${at}.url`)}
                maxLength={500}
                onText={(url) => change(place, { url })}
              />
              <SelectField
                label={t('documents.language')}
                value={one.language}
                options={[
                  { value: '', label: t('not_stated') },
                  ...localeKeys.map((key) => ({ value: key, label: locales[key].name, lang: locales[key].tag })),
                ]}
                onChange={({ target: { value } }) => change(place, { language: isLocaleKey(value) ? value : '' })}
              />
            </WideFields>
            {mayChange ? (
              <Button onClick={() => put({ documents: documents.filter((_, other) => other !== place) })}>
                {t('documents.remove', { name: one.title || t('documents.nameless', { number: place + 1 }) })}
              </Button>
            ) : null}
          </Group>
        );
      })}
      {mayChange ? (
        <Row>
          <Button onClick={() => put({ documents: [...documents, blank] })}>{t('documents.add')}</Button>
        </Row>
      ) : null}
    </Group>
  );
}
