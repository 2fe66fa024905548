import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/Button.tsx';
import { RowMemory, type RowMemoryProps } from './RowMemory.tsx';
import { RowSearch } from './RowSearch.tsx';
import type { RowSearchProps } from './row-search-props.ts';

/** The way from the candidates of a row to the whole shop; a row without candidates is there at once. */
export function RowOther({
  isOpen: isAtOnce,
  chosenAt,
  onForget,
  ...props
}: RowSearchProps & Omit<RowMemoryProps, 'name'> & { isOpen: boolean }) {
  const { t } = useTranslation('bom_row');
  const [isOpen, setOpen] = useState(isAtOnce);
  return (
    <>
      <RowMemory name={props.row.name} chosenAt={chosenAt} onForget={onForget} />
      {isOpen ? (
        <RowSearch {...props} />
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
    </>
  );
}
