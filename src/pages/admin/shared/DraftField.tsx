import { useTranslation } from 'react-i18next';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx';

interface DraftFieldProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'maxLength' | 'inputMode' | 'type' | 'autoComplete' | 'list' | 'lang' | 'readOnly'
> {
  value: string;
  error: string | undefined;
  /** What somebody else has saved here meanwhile. */
  theirs?: string | undefined;
  /** Lines of text; one without. */
  rows?: number;
  onText: (text: string) => void;
}

/** A field of a record, with what somebody else has saved in it since it was read. */
export function DraftField({ theirs, rows, hint, onText, ...field }: DraftFieldProps) {
  const { t } = useTranslation('admin');
  const told = theirs === undefined ? null : theirs === '' ? t('draft.theirs_empty') : t('draft.theirs', { value: theirs });
  const help = [told, hint].filter(Boolean).join(' · ');
  if (rows === undefined) return <TextField {...field} hint={help} onChange={({ target }) => onText(target.value)} />;
  const { label, value, error, maxLength, lang } = field;
  return (
    <TextAreaField
      label={label}
      value={value}
      error={error}
      maxLength={maxLength}
      lang={lang}
      rows={rows}
      hint={help}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
