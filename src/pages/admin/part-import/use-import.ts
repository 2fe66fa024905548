import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImportPreview, longestImport, type PartMapping } from '#contract/api/admin/catalog.ts';
import { usePreviewImportMutation } from '#src/api/admin/import.ts';
import { type Step, useStep } from '#src/pages/admin/shared/use-step.ts';
import { beginningOf, isLong } from './long-file.ts';

interface ChosenFile {
  file: File;
  /** Null for one that needs no mapping: each line is a part already. */
  preview: ImportPreview | null;
  /** Whether the preview is of the first rows of a long file. */
  isBeginning: boolean;
}

export interface Import {
  chosen: ChosenFile | null;
  /** What is being asked for, or was refused. */
  step: Step;
  mayAddMakers: boolean;
  choose: (file: File) => void;
  remap: (mapping: PartMapping, mayAddMakers?: boolean) => void;
  /** Looks at the file once more, as if it had just been chosen: the shop knows more than before. */
  again: () => void;
  clear: () => void;
  trouble: string | null;
}

const isLines = (name: string) => /\.(jsonl|ndjson|json)$/i.test(name);

/** A file that is to be read in, and how its columns are understood; each change of that shows the first rows anew. */
export function useImport(): Import {
  const { t } = useTranslation('admin_import');
  const step = useStep(null);
  const [ask] = usePreviewImportMutation();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const [mayAddMakers, setAddMakers] = useState(false);

  const latest = useRef<File | null>(null);
  /** Of several looks at once the last one counts. */
  const looks = useRef(0);

  const look = (file: File, mapping: PartMapping | null, makers: boolean) => {
    looks.current += 1;
    const own = looks.current;
    void step.run(async () => {
      const said = mapping === null ? {} : { mapping: JSON.stringify(mapping) };
      const answer = await ask({ file: await beginningOf(file), ...said, new_manufacturers: makers ? 'true' : 'false' });
      if (answer.data && own === looks.current) setChosen({ file, preview: answer.data, isBeginning: isLong(file) });
      return answer;
    });
  };

  const choose = (file: File) => {
    const isRefused = isLong(file) && file.size > longestImport;
    latest.current = file;
    setTooLarge(isRefused);
    setChosen(isLines(file.name) && !isRefused ? { file, preview: null, isBeginning: false } : null);
    if (!isLines(file.name) && !isRefused) look(file, null, mayAddMakers);
  };

  return {
    chosen,
    step,
    mayAddMakers,
    choose,
    again: () => {
      if (latest.current) choose(latest.current);
    },
    remap: (mapping, makers = mayAddMakers) => {
      setAddMakers(makers);
      if (!chosen?.preview) return;
      // What was chosen stands at once: the next choice, which may not wait for the answer, builds on it.
      setChosen({ ...chosen, preview: { ...chosen.preview, mapping } });
      look(chosen.file, mapping, makers);
    },
    clear: () => setChosen(null),
    trouble:
      isTooLarge || step.codeAt('file') === 'too_long' ? t('file.too_large') : step.codeAt('file') ? t('file.unreadable') : step.trouble,
  };
}
