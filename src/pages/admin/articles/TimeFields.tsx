import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Group, Note, WideFields } from '#src/pages/admin/shared/parts.ts';
import type { TypedTime } from './article-draft.ts';

interface TimeFieldsProps {
  time: TypedTime;
  errorAt: (path: string) => string | undefined;
  onTime: (time: TypedTime) => void;
}

/** Whether it is a draft, else from when and until when everybody sees it. */
export function TimeFields({ time, errorAt, onTime }: TimeFieldsProps) {
  const { t } = useTranslation('admin_articles');
  const moment = (field: 'from' | 'until') => ({
    label: t(`time.${field}`),
    type: 'datetime-local',
    value: time[field],
    error: errorAt(field),
    onChange: ({ target }: { target: { value: string } }) => onTime({ ...time, [field]: target.value.slice(0, 'yyyy-mm-ddThh:mm'.length) }),
  });
  return (
    <Group>
      <legend>
        <h3>{t('time.heading')}</h3>
      </legend>
      <CheckboxField
        label={t('time.draft')}
        checked={time.isDraft}
        onChange={({ target }) => onTime({ ...time, isDraft: target.checked })}
      />
      {time.isDraft ? null : (
        <>
          <WideFields>
            <TextField {...moment('from')} />
            <TextField {...moment('until')} />
          </WideFields>
          <Note>{t('time.hint')}</Note>
        </>
      )}
    </Group>
  );
}
