import { useTranslation } from 'react-i18next';
import type { PartMapping } from '#contract/api/admin/catalog.ts';
import { useGetImportMappingsQuery, useSaveImportMappingMutation } from '#src/api/admin/import.ts';
import { KeptByName } from '#src/pages/admin/shared/KeptByName.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';

interface NamedMappingsProps {
  mapping: PartMapping;
  /** Of the file that is there. */
  columns: number;
  onTake: (mapping: PartMapping) => void;
}

/** Mappings that were kept, for lists that come again and again. */
export function NamedMappings({ mapping, columns, onTake }: NamedMappingsProps) {
  const { t } = useTranslation('admin_import');
  const mayChange = useMayChange()('catalog');
  const list = useGetImportMappingsQuery().data?.list ?? [];
  const [save] = useSaveImportMappingMutation();
  /** As many columns as the file has, with its own rows of names and sheet. */
  const take = (chosen: string) => {
    const found = list.find((one) => one.name === chosen)?.mapping;
    if (found) onTake({ ...found, columns: Array.from({ length: Math.max(1, columns) }, (_, place) => found.columns[place] ?? '') });
  };
  return (
    <KeptByName
      names={list.map(({ name }) => name)}
      mayKeep={mayChange}
      words={{
        take: t('kept.take'),
        none: t('kept.none'),
        name: t('kept.name'),
        save: t('kept.save'),
        forget: (name) => t('kept.forget', { name }),
        saved: (name) => t('kept.saved', { name }),
      }}
      onTake={take}
      keep={(name, isKept) => save({ name, mapping: isKept ? mapping : null, idempotencyKey: crypto.randomUUID() })}
    />
  );
}
