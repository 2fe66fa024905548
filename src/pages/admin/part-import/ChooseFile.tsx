import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';

interface ChooseFileProps {
  /** Of the file that is there. */
  name: string | null;
  isBusy: boolean;
  onFile: (file: File) => void;
}

const kinds = '.csv,.tsv,.txt,.xlsx,.xls,.ods,.jsonl,.ndjson,.json';

/** A file to drop or to choose. */
export function ChooseFile({ name, isBusy, onFile }: ChooseFileProps) {
  const { t } = useTranslation('office_import');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = ([file]: readonly File[]) => {
    if (file) onFile(file);
  };
  const hold = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <Drop
      data-over={isOver || undefined}
      onDragOver={(event) => hold(event, true)}
      onDragLeave={(event) => hold(event, false)}
      onDrop={(event) => {
        hold(event, false);
        take([...event.dataTransfer.files]);
      }}
    >
      <Button busy={isBusy} onClick={() => input.current?.click()}>
        <Icon name="upload" small />
        {t('file.choose')}
      </Button>
      <span role="status">{name ?? t('file.drop')}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept={kinds}
        aria-label={t('file.choose')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ''; // the same file, put right, may be chosen again
          take(files);
        }}
      />
    </Drop>
  );
}

const Drop = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']} ${theme.space['3']};
  align-items: center;
  padding: ${theme.space['3']};
  border: ${theme.border.control} dashed ${theme.color.border.control};
  border-radius: ${theme.radius.control};
  font: ${theme.type.dense};
  overflow-wrap: anywhere;
  &[data-over] {
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.accent.subtle};
  }
`;
