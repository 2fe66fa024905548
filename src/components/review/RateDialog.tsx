import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetUserCommentsQuery } from '#src/api/review.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ReviewForm } from './ReviewForm.tsx';

export interface RatedLine {
  order_no: string;
  line_id: string;
  mpn: string;
  isRated: boolean;
}

/** The form for one line of an order, with what was written before. */
export function RateDialog({ line, onClose }: { line: RatedLine; onClose: () => void }) {
  const { t } = useTranslation(['review', 'common']);
  const [isDone, setDone] = useState(false);
  return (
    <Dialog open onClose={onClose} title={t('form.rating_title', { mpn: line.mpn })}>
      {isDone ? (
        <Message tone="success" role="status" action={<Button onClick={onClose}>{t('common:close')}</Button>}>
          {t('form.rating_done')}
        </Message>
      ) : (
        <Form line={line} onDone={() => setDone(true)} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Form({ line: { order_no, line_id, isRated }, onDone, onClose }: { line: RatedLine; onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation(['review', 'common']);
  // What is already rated is not so by the time the form closes; the question asked at the start stands.
  const [wasRated] = useState(isRated);
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useGetUserCommentsQuery({ line_id }, { skip: !wasRated, refetchOnMountOrArgChange: true });
  const target = { order_no, line_id };
  const [written] = data?.list ?? [];
  if (!wasRated) return <ReviewForm target={target} onDone={onDone} onCancel={onClose} />;
  if (error && !data) return <LoadError error={error} title={t('mine.load_failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="16rem" />;
  if (written?.rated && new Date(written.rated.editable_until) > now)
    return <ReviewForm target={target} start={written} onDone={onDone} onCancel={onClose} />;
  return (
    <Message tone="info" action={<Button onClick={onClose}>{t('common:close')}</Button>}>
      {t('form.closed')}
    </Message>
  );
}
