import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/format.ts';
import type { StatusMarkProps } from '#src/ui/StatusMark.tsx';
import { type BillLine, isShort } from '#src/pages/bom/bom-bill.ts';

const tones: Record<BillLine['line']['match'], StatusMarkProps['tone']> = {
  exact: 'good',
  normalised: 'good',
  alternate: 'good',
  parametric: 'info',
  fuzzy: 'attention',
  none: 'stopped',
};

/** How sure a row is, as a mark. */
export function gradeTone({ line, choice, isPicked }: BillLine): StatusMarkProps['tone'] {
  if (line.dnp) return 'neutral';
  if (isPicked && choice) return 'info';
  if (choice === null) return line.candidates.length > 0 ? 'attention' : 'stopped';
  return tones[line.match];
}

/** What is to be said about a row, in words. */
export function useBomLineText() {
  const { t } = useTranslation('bom');
  const { integer } = useFormat();
  const gradeText = ({ line, part, choice, isPicked }: BillLine): string => {
    if (line.dnp) return t('grade.dnp');
    if (isPicked) return t(part ? 'grade.picked' : 'grade.left');
    const { length: count } = line.candidates;
    if (choice === null && count > 0) return t('grade.candidates', { count, candidates: integer(count) });
    if (choice !== null && part?.remembered) return t('grade.picked');
    return t(`grade.${choice === null ? 'none' : line.match}`);
  };
  /** How many of the pieces are spare ones, and by which size; null for none. */
  const spareText = ({ dnp, spare: { pieces, size } }: BillLine['line']): string | null =>
    dnp || pieces === 0 ? null : t('spare_pieces', { pieces: integer(pieces), size: t(`attrition.size.${size}`) });
  const warningTexts = (row: BillLine): string[] => {
    const { line, choice, isPicked, enough } = row;
    const stock = isShort(row) && choice ? [t('short_by', { missing: integer(choice.backordered) })] : [];
    // Those of the part that the shop chose mean nothing for another one.
    const told = line.warnings.filter((one) => !(stock.length > 0 && (one === 'short_stock' || one === 'no_stock')) && !isPicked);
    // What the buyer raised themselves stands beside the way back.
    const extra =
      choice && enough === null && choice.quantity > line.needed
        ? [t('more_than_needed', { extra: integer(choice.quantity - line.needed) })]
        : [];
    return [
      ...(line.references_mismatch && !line.dnp
        ? [t('mismatch', { count: line.references.length, references: integer(line.references.length), quantity: integer(line.quantity) })]
        : []),
      ...stock,
      ...told.filter((one) => one !== 'moq' || extra.length === 0).map((one) => t(`warning.${one}`)),
      ...extra,
    ];
  };
  return { gradeText, warningTexts, spareText };
}
