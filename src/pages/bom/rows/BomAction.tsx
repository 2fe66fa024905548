import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/Button.tsx';
import { type BillLine, isShort } from '#src/pages/bom/bom-bill.ts';
import { nameOf } from '#src/pages/bom/bom-order.ts';
import type { useOpenRow } from './use-open-row.ts';

interface BomActionProps {
  row: BillLine;
  open: ReturnType<typeof useOpenRow>;
  onKeep: (row: number) => void;
}

/** The way to another part for a row: its candidates, else the search; a row that is left out can be brought back. */
export function BomAction({ row, open, onKeep }: BomActionProps) {
  const { t } = useTranslation('bom');
  const { line, choice } = row;
  const name = nameOf(row);
  if (line.dnp) {
    return (
      <Button size="small" aria-label={t('action.bring_back_named', { name })} onClick={() => onKeep(line.row)}>
        {t('action.bring_back')}
      </Button>
    );
  }
  const kind = line.candidates.length === 0 ? 'search' : choice === null ? 'choose' : isShort(row) ? 'substitutes' : 'change';
  const isOpen = open.row === line.row;
  return (
    <Button
      size="small"
      aria-expanded={isOpen}
      aria-controls={isOpen ? `bom-row-${line.row}` : undefined}
      aria-label={t(`action.${kind}_named`, { name: name || t('row', { row: line.row }) })}
      onClick={() => open.toggle(line.row)}
    >
      {t(`action.${kind}`)}
    </Button>
  );
}
