import { useTranslation } from 'react-i18next';
import type { OperatorKeyInfo } from '#contract/api/admin/key.ts';
import { useGetOperatorKeysQuery, useRevokeOperatorKeyMutation } from '#src/api/admin/key.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { Note } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** The keys of programs, ended ones too: the audit knows them. */
export function Keys() {
  const { t } = useTranslation('admin_programs');
  const { data, error, refetch } = useGetOperatorKeysQuery();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="12rem" />;
  if (data.list.length === 0) return <Note>{t('keys.none')}</Note>;
  return (
    <TableFrame role="group" aria-label={t('keys.heading')} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <HeadCell>{t('keys.name')}</HeadCell>
            <HeadCell>{t('keys.scopes')}</HeadCell>
            <HeadCell>{t('keys.made')}</HeadCell>
            <HeadCell>{t('keys.used')}</HeadCell>
            <HeadCell>
              <VisuallyHidden>{t('keys.revoke')}</VisuallyHidden>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {data.list.map((key) => (
            <KeyRow key={key.name} info={key} />
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function KeyRow({ info }: { info: OperatorKeyInfo }) {
  const { t } = useTranslation('admin_programs');
  const { date, dateTime, series } = useFormat();
  const step = useStep();
  const [revoke] = useRevokeOperatorKeyMutation();
  const { name, scopes, created_at: made, last_used_at: used, revoked_at: revoked } = info;
  const end = () => void step.run(() => revoke({ name, idempotencyKey: crypto.randomUUID() }));
  return (
    <tr>
      <Cell>{name}</Cell>
      <Cell>{series(scopes.map((scope) => t(`scopes.${scope}`)))}</Cell>
      <Cell>{date(made)}</Cell>
      <Cell>{used === null ? t('keys.never') : dateTime(used)}</Cell>
      <Cell>
        <Trouble step={step} />
        {revoked === null ? (
          <Asked label={t('keys.revoke')} title={t('keys.revoke_named', { name })} isBusy={step.isBusy} onSure={end}>
            <p>{t('keys.revoke_text')}</p>
          </Asked>
        ) : (
          t('keys.revoked', { date: date(revoked) })
        )}
      </Cell>
    </tr>
  );
}
