import { useTranslation } from 'react-i18next';
import type { Step } from '#src/pages/admin/shared/use-step.ts';
import { WideFields } from '#src/pages/admin/shared/parts.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { type SourceDraft, withKind } from './source-draft.ts';

export interface DraftProps {
  draft: SourceDraft;
  step: Step;
  onChange: (draft: SourceDraft) => void;
}

const kinds = ['web', 's3', 'sftp'] as const;
/** Of each kind its fields: the name in the draft, and that in the request and in the words. */
const fields = {
  web: [['url', 'url']],
  s3: [
    ['endpoint', 'endpoint'],
    ['region', 'region'],
    ['bucket', 'bucket'],
    ['key', 'key'],
  ],
  sftp: [
    ['host', 'host'],
    ['port', 'port'],
    ['path', 'path'],
    ['user', 'user'],
    ['hostKey', 'host_key'],
  ],
} as const;

/** Where the file lies. */
export function PlaceFields({ draft, step, onChange }: DraftProps) {
  const { t } = useTranslation('admin_part_sources');
  return (
    <WideFields>
      <SelectField
        label={t('place.label')}
        value={draft.kind}
        options={kinds.map((value) => ({ value, label: t(`place.${value}`) }))}
        onChange={({ target }) => onChange(withKind(draft, kinds.find((one) => one === target.value) ?? 'web'))}
      />
      {fields[draft.kind].map(([name, word]) => (
        <TextField
          key={name}
          label={t(`field.${word}`)}
          hint={word === 'host_key' ? t('field.host_key_hint') : undefined}
          value={draft[name]}
          inputMode={word === 'port' ? 'numeric' : word === 'url' || word === 'endpoint' ? 'url' : undefined}
          autoComplete="off"
          maxLength={1024}
          error={step.errorAt(`place.${word}`)}
          onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
        />
      ))}
    </WideFields>
  );
}
