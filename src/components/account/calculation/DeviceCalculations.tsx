import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostTakenCalculations } from '#contract/api/saved-calculation.ts';
import { useTakeCalculationsMutation } from '#src/api/saved-calculation.ts';
import { useDataWords } from '#src/i18n/data-words.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { proposedName } from './calculation-name.ts';
import { markAnswered, useRemembered } from './kept-list.ts';
import { useSaveFailure } from './use-save-failure.ts';

/** Offers to take what this device keeps into the account that is logged in; the words of `tools` must be there. */
export function DeviceCalculations() {
  const { t } = useTranslation('saved_calculations');
  const titles = useDataWords('tools');
  const { integer } = useFormat();
  const open = useRemembered('kept').filter(({ isAnswered }) => !isAnswered);
  const [take, { isLoading, error }] = useTakeCalculationsMutation();
  const [taken, setTaken] = useState<number | null>(null);
  const failure = useSaveFailure();

  async function takeAll() {
    const part = open.slice(0, mostTakenCalculations);
    const list = part.map(({ tool, query, result }) => ({ tool, query, name: proposedName(titles(`${tool}.title`), result) }));
    const { data } = await take({ list });
    if (!data) return;
    markAnswered(part);
    setTaken((taken ?? 0) + data.added);
  }
  if (open.length === 0) return taken === null ? null : <p role="status">{t('device.taken', { count: taken, number: integer(taken) })}</p>;
  return (
    <Message
      tone={error ? 'warning' : 'info'}
      action={
        <>
          <Button size="small" busy={isLoading} onClick={() => void takeAll()}>
            {t('device.take')}
          </Button>
          <Button size="small" tone="quiet" onClick={() => markAnswered(open)}>
            {t('device.leave')}
          </Button>
        </>
      }
    >
      <p>{t('device.offer', { count: open.length, number: integer(open.length) })}</p>
      {error ? <p role="alert">{failure(error)}</p> : null}
    </Message>
  );
}
