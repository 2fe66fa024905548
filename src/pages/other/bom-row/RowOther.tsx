import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/Button.tsx';
import { RowSearch, type RowSearchProps } from './RowSearch.tsx';

/** The way from the candidates of a row to the whole shop; a row without candidates is there at once. */
export function RowOther({ isOpen: isAtOnce, ...props }: RowSearchProps & { isOpen: boolean }) {
  const { t } = useTranslation('bom_row');
  const [isOpen, setOpen] = useState(isAtOnce);
  if (isOpen) return <RowSearch {...props} />;
  return (
    <Button size="small" onClick={() => setOpen(true)}>
      {t('open')}
    </Button>
  );
}
