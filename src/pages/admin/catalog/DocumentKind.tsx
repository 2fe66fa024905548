import { useTranslation } from 'react-i18next';
import { partDocumentKinds } from '#contract/api/part.ts';
import { SelectField } from '#src/ui/SelectField.tsx';

type Kind = (typeof partDocumentKinds)[number];

/** What a document is. */
export function DocumentKind({ value, onKind }: { value: Kind; onKind: (kind: Kind) => void }) {
  const { t } = useTranslation('admin_catalog');
  return (
    <SelectField
      label={t('documents.kind')}
      value={value}
      options={partDocumentKinds.map((kind) => ({ value: kind, label: t(`documents.kinds.${kind}`) }))}
      onChange={({ target }) => onKind(partDocumentKinds.find((kind) => kind === target.value) ?? 'other')}
    />
  );
}
