import { useTranslation } from 'react-i18next';
import { mostCalculationName, mostCalculationNote } from '#contract/api/saved-calculation.ts';
import { Message } from '#src/ui/Message.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useSaveFailure } from './use-save-failure.ts';

interface CalculationFieldsProps {
  name: string;
  note: string;
  noteRows: number;
  /** Whether it was sent without a name. */
  isNameMissing: boolean;
  /** Of the last try to save it. */
  error: unknown;
  onName: (name: string) => void;
  onNote: (note: string) => void;
}

/** Name and note of a saved calculation, and why it could not be saved. */
export function CalculationFields({ name, note, noteRows, isNameMissing, error, onName, onNote }: CalculationFieldsProps) {
  const { t } = useTranslation('saved_calculations');
  const failure = useSaveFailure();
  return (
    <>
      <TextField
        label={t('name')}
        maxLength={mostCalculationName}
        value={name}
        onChange={({ target }) => onName(target.value)}
        error={isNameMissing ? t('name_missing') : undefined}
      />
      <TextAreaField
        label={t('note')}
        optional
        rows={noteRows}
        maxLength={mostCalculationNote}
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
      {error === undefined ? null : (
        <Message tone="danger" role="alert">
          {failure(error)}
        </Message>
      )}
    </>
  );
}
