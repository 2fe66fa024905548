import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OrderReturns } from '#contract/api/returns.ts';
import type { Order } from '#contract/api/order.ts';
import { TextField } from '#src/ui/TextField.tsx';

export type Lines = OrderReturns['returnable'];
/** What is typed beside each line. */
export interface PiecesValues {
  pieces: string[];
}

const wholeNumber = /^\s*\d{1,8}\s*$/;

/** The lines that at least one piece was typed for. */
export function readPieces(lines: Lines, pieces: readonly string[]): Lines {
  return lines.flatMap(({ line_id }, index) => {
    const quantity = Number(pieces[index] ?? 0);
    return quantity > 0 ? [{ line_id, quantity }] : [];
  });
}

/** How many pieces of each line, never more than there are. */
export function PiecesFields({ order, lines, isStatement = false }: { order: Order; lines: Lines; isStatement?: boolean }) {
  const { t } = useTranslation('returns');
  const { register, getFieldState, formState } = useFormContext<PiecesValues>();
  const names = new Map(order.lines.map(({ line_id, mpn }) => [line_id, mpn]));
  return lines.map(({ line_id, quantity: most }, index) => {
    const name = `pieces.${index}` as const;
    const field = register(name, {
      validate: (typed) => (wholeNumber.test(typed) && Number(typed) <= most) || t('form.quantity_wrong', { most }),
    });
    const words = { part: names.get(line_id) ?? '', most };
    return (
      <TextField
        key={line_id}
        {...field}
        compact
        id={`return-${line_id}`}
        inputMode="numeric"
        maxLength={8}
        label={isStatement ? t('withdraw.quantity', words) : t('form.quantity', words)}
        error={getFieldState(name, formState).error?.message}
      />
    );
  });
}
