import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { FileDropBox, useFileDrop } from '#src/ui/file-drop.tsx';

interface ChooseFileProps {
  /** Of the file that is there. */
  name: string | null;
  isBusy: boolean;
  onFile: (file: File) => void;
}

const kinds = '.csv,.tsv,.txt,.xlsx,.xls,.ods,.jsonl,.ndjson,.json,.kicad_sym,.xml';

/** A file to drop or to choose. */
export function ChooseFile({ name, isBusy, onFile }: ChooseFileProps) {
  const { t } = useTranslation('admin_import');
  const { area, choose, input } = useFileDrop({
    label: t('file.choose'),
    accept: kinds,
    onFiles: ([file]) => {
      if (file) onFile(file);
    },
  });
  return (
    <FileDropBox {...area}>
      <Button busy={isBusy} onClick={choose}>
        <Icon name="upload" small />
        {t('file.choose')}
      </Button>
      <span role="status">{name ?? t('file.drop')}</span>
      {input}
    </FileDropBox>
  );
}
