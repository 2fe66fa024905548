import { useTranslation } from 'react-i18next';
import type { CategoryChange, CategoryFields } from '#contract/api/admin/category.ts';
import { useGetCategoryChangesQuery } from '#src/api/admin/category.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Part, Row } from '#src/pages/admin/shared/parts.ts';

interface CategoryHistoryProps {
  slug: string;
  onRestore: (before: CategoryFields) => void;
}

/** Who changed what of a category; an earlier state can be put back into the form. */
export function CategoryHistory({ slug, onRestore }: CategoryHistoryProps) {
  const { t } = useTranslation('admin_categories');
  const { data, error, refetch } = useGetCategoryChangesQuery({ web_url: slug, page_size: 100 });
  return (
    <Part aria-label={t('history.heading')}>
      <h2>{t('history.heading')}</h2>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data?.list.length === 0 ? <Note>{t('history.none')}</Note> : null}
      {data?.list.map((change) => (
        <Change key={`${change.at} ${change.action}`} change={change} onRestore={onRestore} />
      ))}
    </Part>
  );
}

const fieldNames = {
  parent: 'parent',
  part_class: 'part_class',
  name: 'name',
  item_name: 'item_name',
  description: 'description',
  synonyms: 'synonyms',
  parameters: 'parameters.heading',
} as const satisfies Record<keyof CategoryFields, string>;
const names = Object.keys(fieldNames) as (keyof CategoryFields)[]; // one for each field

function Change({ change, onRestore }: { change: CategoryChange; onRestore: CategoryHistoryProps['onRestore'] }) {
  const { t } = useTranslation('admin_categories');
  const { dateTime, series } = useFormat();
  const mayChange = useMayChange()('catalog');
  const { at, actor, action, before, after } = change;
  const changed = before && after ? names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])) : [];
  const made = action === 'category.add' ? t('history.added') : action === 'category.move' ? t('history.moved') : t('history.saved');
  return (
    <details>
      <summary>{[dateTime(at), actor, changed.length > 0 ? series(changed.map((name) => t(fieldNames[name]))) : made].join(' · ')}</summary>
      {before && after
        ? changed.map((name) => (
            <Note key={name}>{`${t(fieldNames[name])}: ${JSON.stringify(before[name])} → ${JSON.stringify(after[name])}`}</Note>
          ))
        : null}
      {before && after && mayChange ? (
        <Row>
          <Button onClick={() => onRestore(before)}>{t('history.restore')}</Button>
        </Row>
      ) : null}
    </details>
  );
}
