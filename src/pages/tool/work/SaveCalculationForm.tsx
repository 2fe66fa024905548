import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { SavedCalculation } from '#contract/api/saved-calculation.ts';
import { useSaveCalculationMutation } from '#src/api/saved-calculation.ts';
import { CalculationFields } from '#src/components/account/calculation/CalculationFields.tsx';
import { proposedName } from '#src/components/account/calculation/calculation-name.ts';
import type { Remembered } from '#src/components/account/calculation/kept-list.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import { useToast } from '#src/ui/toast-context.ts';

interface Props {
  /** Null while the fields say something else than the results. */
  current: Pick<Remembered, 'tool' | 'query' | 'result'> | null;
  /** What the account has of the same values. */
  saved: SavedCalculation | null;
}

/** Name and note; both follow what is saved of the values, the name else the result, until somebody writes them, who loses nothing to an answer that comes meanwhile. */
export function SaveCalculationForm({ current, saved }: Props) {
  const { t } = useTranslation('saved_calculations');
  const { words } = useToolContext();
  const toast = useToast();
  const [typed, setTyped] = useState<string | null>(null);
  const [typedNote, setTypedNote] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [save, { isLoading, error }] = useSaveCalculationMutation();
  const note = typedNote ?? saved?.note ?? '';
  const name = typed ?? saved?.name ?? proposedName(words('title'), current?.result ?? '');
  const isUnnamed = name.trim() === '';

  async function submit() {
    setTried(true);
    if (isUnnamed || !current) return;
    const { tool, query } = current;
    const { data } = await save({ tool, query, name: name.trim(), note: note.trim() });
    if (!data) return;
    setTyped(null);
    setTypedNote(null);
    setTried(false);
    toast({ text: t('saved', { name: data.name }) });
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {saved ? <p>{t('is_saved', { name: saved.name })}</p> : null}
      <CalculationFields
        name={name}
        note={note}
        noteRows={2}
        isNameMissing={isTried && isUnnamed}
        error={error}
        onName={setTyped}
        onNote={setTypedNote}
      />
      {current ? null : <p>{t('unready')}</p>}
      <Button type="submit" tone="primary" busy={isLoading} disabled={!current}>
        {t('save')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  max-width: 32rem;
  > button {
    justify-self: start;
  }
`;
