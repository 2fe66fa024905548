import { useTranslation } from 'react-i18next';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx';

interface SettingsFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'maxLength' | 'inputMode' | 'type' | 'autoComplete'> {
  value: string;
  error: string | undefined;
  /** What somebody else has saved here meanwhile. */
  theirs?: string | undefined;
  /** Lines of text; one without. */
  rows?: number;
  onText: (text: string) => void;
}

/** A field of the settings, with what somebody else has saved in it since it was read. */
export function SettingsField({ theirs, rows, hint, onText, ...field }: SettingsFieldProps) {
  const { t } = useTranslation('settings');
  const told = theirs === undefined ? null : theirs === '' ? t('theirs_empty') : t('theirs', { value: theirs });
  const help = [told, hint].filter(Boolean).join(' · ');
  if (rows === undefined) return <TextField {...field} hint={help} onChange={({ target }) => onText(target.value)} />;
  const { label, value, error, maxLength } = field;
  return (
    <TextAreaField
      label={label}
      value={value}
      error={error}
      maxLength={maxLength}
      rows={rows}
      hint={help}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
