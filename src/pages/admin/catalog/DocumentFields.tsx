import { useTranslation } from 'react-i18next';
import type { AdminProduct } from '#contract/api/admin/product.ts';
import { isLocaleKey, localeKeys, locales } from '#contract/locale.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { FileSize } from '#src/components/file/FileSize.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Row, WideFields } from '#src/pages/admin/shared/parts.ts';
import { DocumentKind } from './DocumentKind.tsx';
import { KeepDocument } from './KeepDocument.tsx';
import type { TypedDocument } from './product-draft.ts';
import { useDraftText } from './use-draft-text.ts';
import type { FormOfProduct } from './use-product-form.ts';

const blank: TypedDocument = { kind: 'other', title: '', url: '', language: '' };

interface DocumentFieldsProps {
  form: FormOfProduct;
  /** Null for one that is to be made: what the shop keeps needs a part to belong to. */
  product: AdminProduct | null;
}

/** The datasheet and other documents: by their addresses, and as files that the shop keeps. */
export function DocumentFields({ form, product }: DocumentFieldsProps) {
  const { t } = useTranslation('admin_catalog');
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
        const size = product?.document_sizes[one.url];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- what is typed has no name of its own
          <Group key={place} aria-label={one.title || t('documents.nameless', { number: place + 1 })}>
            <WideFields>
              <DocumentKind value={one.kind} onKind={(kind) => change(place, { kind })} />
              <DraftField
                label={t('documents.title')}
                value={one.title}
                error={errorAt(`${at}.title`)}
                maxLength={120}
                onText={(title) => change(place, { title })}
              />
              {size === undefined ? (
                <DraftField
                  label={t('documents.url')}
                  type="url"
                  value={one.url}
                  error={errorAt(`${at}.url`)}
                  maxLength={500}
                  onText={(url) => change(place, { url })}
                />
              ) : null}
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
            {size === undefined ? null : (
              <a href={one.url} target="_blank" rel="noreferrer">
                <Icon name="document" small /> {one.title} (
                <WithWords names={['file']}>
                  <FileSize bytes={size} />
                </WithWords>
                )
              </a>
            )}
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
      {mayChange && product ? (
        <WithWords names={['file']}>
          <KeepDocument productId={product.id} onKept={(kept) => put({ documents: [...documents, kept] })} />
        </WithWords>
      ) : null}
    </Group>
  );
}
