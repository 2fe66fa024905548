import { useTranslation } from 'react-i18next';
import { buildPath } from '#contract/routes/build-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { type BillLine, isShort } from './bom-bill.ts';
import { nameOf } from './bom-order.ts';
import type { useOpenRow } from './use-open-row.ts';

/** Words that the search takes. */
const longestKeyword = 120;

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
  if (line.candidates.length === 0) {
    const keyword = name.slice(0, longestKeyword).trim();
    if (keyword === '') return null;
    return (
      <ButtonLink size="small" to={buildPath('product-list-keyword', { keyword })} aria-label={t('action.search_named', { name })}>
        {t('action.search')}
      </ButtonLink>
    );
  }
  const kind = choice === null ? 'choose' : isShort(row) ? 'substitutes' : 'change';
  const isOpen = open.row === line.row;
  return (
    <Button
      size="small"
      aria-expanded={isOpen}
      aria-controls={isOpen ? `bom-row-${line.row}` : undefined}
      aria-label={t(`action.${kind}_named`, { name })}
      onClick={() => open.toggle(line.row)}
    >
      {t(`action.${kind}`)}
    </Button>
  );
}
