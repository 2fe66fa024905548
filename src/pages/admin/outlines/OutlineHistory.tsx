import { useTranslation } from 'react-i18next';
import type { OutlineChange, OutlineFields } from '#contract/api/admin/outline.ts';
import { useGetOutlineChangesQuery } from '#src/api/admin/outline.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Part, Row } from '#src/pages/admin/shared/parts.ts';
import { draftOf, type OutlineDraft } from './outline-draft.ts';

interface OutlineHistoryProps {
  id: string;
  onRestore: (before: OutlineFields) => void;
}

/** Who changed what of an outline; an earlier state can be put back into the form. */
export function OutlineHistory({ id, onRestore }: OutlineHistoryProps) {
  const { t } = useTranslation('admin_outlines');
  const { data, error, refetch } = useGetOutlineChangesQuery({ id, page_size: 100 });
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

function Change({ change, onRestore }: { change: OutlineChange; onRestore: OutlineHistoryProps['onRestore'] }) {
  const { t } = useTranslation('admin_outlines');
  const { dateTime, number, series } = useFormat();
  const mayChange = useMayChange()('catalog');
  const { at, actor, action, before, after } = change;
  const typed = (fields: OutlineFields) => draftOf(fields, (value) => number(value, { maximumFractionDigits: 3 }));
  const [then, now] = [before && typed(before), after && typed(after)];
  const names = then ? (Object.keys(then) as (keyof OutlineDraft)[]) : []; // its own
  const changed = then && now ? names.filter((name) => then[name] !== now[name]) : [];
  const made = t(action === 'outline.add' ? 'history.added' : 'history.saved');
  return (
    <details>
      <summary>{[dateTime(at), actor, changed.length > 0 ? series(changed.map((name) => t(`field.${name}`))) : made].join(' · ')}</summary>
      {changed.map((name) => (
        <Note key={name}>{`${t(`field.${name}`)}: ${then?.[name] || '–'} → ${now?.[name] || '–'}`}</Note>
      ))}
      {before && after && mayChange ? (
        <Row>
          <Button onClick={() => onRestore(before)}>{t('history.restore')}</Button>
        </Row>
      ) : null}
    </details>
  );
}
