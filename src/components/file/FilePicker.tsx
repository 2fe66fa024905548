import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { uploadRules } from '#contract/api/upload.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { FieldHint, FieldLabel } from '#src/ui/field-style.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';
import type { FileFieldProps } from './FileField.tsx';
import { FileRow } from './FileRow.tsx';
import { megabyte, useFileSending } from './use-file-sending.ts';
import { useFormWaits } from '#src/components/form/use-form-waits.ts';
import { FileDropBox, useFileDrop } from '#src/ui/file-drop.tsx';

/** Files to drop or to choose: each is sent at once, shown with its progress, and can be taken back. */
export function FilePicker({ label, purpose, files, onChange, error, optional = false }: FileFieldProps) {
  const { t } = useTranslation(['file', 'common']);
  const { integer, percent, series } = useFormat();
  const { kinds, maxBytes, count } = uploadRules[purpose];
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { sending, errors, send, isOnItsWay, isFull } = useFileSending({ purpose, files, onChange });
  useFormWaits(box, isOnItsWay, errors.length > 0);
  const wrong = error === undefined ? errors : [error, ...errors];
  const isSingle = count === 1;
  const limits = { kinds: series(kinds.map((kind) => kind.toUpperCase())), size: integer(maxBytes / megabyte), count };
  const hint = isSingle ? t('hint_single', limits) : t('hint', limits);
  const { area, choose, input } = useFileDrop({
    label,
    accept: kinds.map((kind) => (kind === 'jpeg' ? '.jpg,.jpeg' : `.${kind}`)).join(),
    multiple: !isSingle,
    onFiles: (chosen) => void send(chosen),
  });
  return (
    <Box ref={box} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <FieldLabel as="span" id={`${id}-label`}>
        {label}
      </FieldLabel>
      <FieldHint id={`${id}-hint`}>{optional ? `${t('common:optional')} · ${hint}` : hint}</FieldHint>
      <div role="alert">
        {wrong.map((text) => (
          <FieldError key={text}>{text}</FieldError>
        ))}
      </div>
      {files.length > 0 ? (
        <List aria-label={t('list')}>
          {files.map((file) => (
            <FileRow key={file.file_id} file={file} onRemove={() => onChange((old) => old.filter((one) => one.file_id !== file.file_id))} />
          ))}
        </List>
      ) : null}
      <div role="status">
        {sending.map(({ key, name, share }) => (
          <Progress key={key}>
            {t('sending', { name, percent: percent(Math.round(share * 100) / 100) })}
            <progress value={share} aria-hidden="true" />
          </Progress>
        ))}
      </div>
      {isFull ? null : (
        <Drop {...area}>
          <Button onClick={choose} aria-describedby={`${id}-hint`}>
            <Icon name="upload" small />
            {t('choose', { count })}
          </Button>
          <span>{isSingle ? t('drop_single') : t('drop')}</span>
          {input}
        </Drop>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space['1']};
  min-width: 0;
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space['1']};
  margin-block: ${theme.space['1']};
`;

const Progress = styled.div`
  display: grid;
  gap: ${theme.space['1']};
  font: ${theme.type.dense};
  overflow-wrap: anywhere;
  progress {
    width: 100%;
    accent-color: ${theme.color.accent.solid};
  }
`;

const Drop = styled(FileDropBox)`
  color: ${theme.color.text.tertiary};
  @media (pointer: coarse) {
    > span {
      display: none;
    }
  }
`;
