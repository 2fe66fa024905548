import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { uploadRules, type UploadedFile } from '#contract/api/upload.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { takeHandedFile } from '#src/components/file/handed-file.ts';
import { useSendFile } from '#src/components/file/use-send-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';
import { useBomIssueText } from './bom-words.ts';
import { useFileDrop } from '#src/ui/file-drop.tsx';

const accepted = '.csv,.tsv,.txt,.xlsx,.xls,.ods,.bom,.xml,.tgz,.gz,text/csv,text/tab-separated-values,text/plain';

interface BomDropProps {
  /** Why the file that was read came to nothing. */
  error?: string | undefined;
  onFile: (file: UploadedFile) => void;
}

/** A field to drop a file on or to choose one; it is read as soon as it is there. */
export function BomDrop({ error, onFile }: BomDropProps) {
  const { t } = useTranslation('bom');
  const issueText = useBomIssueText();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { sendFile, isSending } = useSendFile();

  const send = async (file: File | undefined) => {
    if (!file || isSending) return;
    setFailure(null);
    if (file.size > uploadRules.bom.maxBytes) return setFailure({ status: 413, code: 'too_large', message: '' });
    const outcome = await sendFile(file, { purpose: 'bom' });
    if ('file' in outcome) return onFile(outcome.file);
    setFailure(outcome.error);
  };
  const sendHanded = useEffectEvent((file: File) => void send(file));
  useEffect(() => {
    const file = takeHandedFile();
    if (file) setTimeout(() => sendHanded(file));
  }, []);
  const { area, choose, input } = useFileDrop({
    label: t('start.choose'),
    accept: accepted,
    onFiles: ([file]) => void send(file),
  });
  const words = failure ? issueText(failure) : isSending ? undefined : error;
  return (
    <Field {...area} data-wrong={words ? true : undefined}>
      <Icon name="upload" />
      <strong>{t('start.drop')}</strong>
      <small id="bom-file-hint">{t('start.drop_hint')}</small>
      <FieldError id="bom-file-error">{words}</FieldError>
      <Button busy={isSending} aria-describedby={words ? 'bom-file-error bom-file-hint' : 'bom-file-hint'} onClick={choose}>
        {t(isSending ? 'start.sending' : 'start.choose')}
      </Button>
      {input}
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: ${theme.space['2']};
  justify-items: center;
  padding: ${theme.space['6']} ${theme.space['4']};
  border: ${theme.border.strong} dashed ${theme.color.border.default};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.bg.subtle};
  text-align: center;
  small {
    font: ${theme.type.dense};
    color: ${theme.color.text.tertiary};
  }
  &[data-over] {
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.accent.subtle};
  }
  &[data-wrong] {
    border-color: ${theme.color.danger.solid};
  }
`;
