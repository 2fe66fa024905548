import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { BulkBatch, undoBulk } from '#contract/api/admin/bulk.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { useGetBulkEditsQuery, useUndoBulkMutation } from '#src/api/admin/bulk.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Message } from '#src/ui/Message.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { adminPath, readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { ListPages } from '#src/pages/admin/shared/ListPages.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { RefusedParts } from './RefusedParts.tsx';
import { useBulkWords } from './use-bulk-words.ts';

/** Changes of many parts that were made, each with its way back. */
export function BulkEdits() {
  const { t } = useTranslation('admin_bulk');
  const { dateTime, integer } = useFormat();
  const { changeText } = useBulkWords();
  const [search] = useSearchParams();
  const { page } = readAdminQuery(search);
  const { currentData: data, error, refetch } = useGetBulkEditsQuery({ page });
  const [undone, setUndone] = useState<ResponseOf<typeof undoBulk> | null>(null);
  return (
    <Stack>
      <Row>
        <ButtonLink to={adminPath({ tab: 'catalog' })}>{t('list.back')}</ButtonLink>
      </Row>
      <h2>{t('list.heading')}</h2>
      <Note>{t('list.hint')}</Note>
      {undone ? (
        <Message tone="success" role="status">
          <p>{t('list.undone', { number: integer(undone.changed) })}</p>
          <RefusedParts count={undone.refused} parts={undone.refused_parts} />
        </Message>
      ) : null}
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="20rem" />}
      {data && data.list.length > 0 ? (
        <TableFrame>
          <Table aria-label={t('list.heading')}>
            <thead>
              <tr>
                <HeadCell>{t('list.when')}</HeadCell>
                <HeadCell>{t('list.who')}</HeadCell>
                <HeadCell>{t('list.what')}</HeadCell>
                <HeadCell $number>{t('list.parts')}</HeadCell>
                <HeadCell>{t('list.undo')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {data.list.map((batch) => (
                <tr key={batch.id}>
                  <Cell>{dateTime(batch.at)}</Cell>
                  <Cell>{batch.actor}</Cell>
                  <Cell>{changeText(batch.change, batch.target)}</Cell>
                  <Cell $number>{integer(batch.changed)}</Cell>
                  <Cell>
                    <Undo batch={batch} what={changeText(batch.change, batch.target)} onUndone={setUndone} />
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      ) : null}
      {data ? <ListPages data={data} /> : null}
    </Stack>
  );
}

interface UndoProps {
  batch: BulkBatch;
  what: string;
  onUndone: (outcome: ResponseOf<typeof undoBulk> | null) => void;
}

function Undo({ batch, what, onUndone }: UndoProps) {
  const { t } = useTranslation('admin_bulk');
  const { dateTime } = useFormat();
  const mayChange = useMayChange()('catalog');
  const step = useStep(null);
  const [undo] = useUndoBulkMutation();
  if (batch.undone_at !== null) return t('list.undone_at', { time: dateTime(batch.undone_at), name: batch.undone_by ?? '' });
  if (!mayChange) return null;
  const take = () =>
    step.run(async () => {
      onUndone(null);
      const answer = await undo({ batch_id: batch.id, idempotencyKey: crypto.randomUUID() });
      onUndone(answer.data ?? null);
      return answer;
    });
  return (
    <>
      <Asked label={t('list.undo')} title={t('list.undo_title', { what })} isBusy={step.isBusy} onSure={() => void take()}>
        <p>{t('list.undo_hint')}</p>
      </Asked>
      <Trouble step={step} />
    </>
  );
}
