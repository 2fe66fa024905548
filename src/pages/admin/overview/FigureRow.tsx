import { use } from 'react';
import type { FigureCell, FigureColumn } from '#contract/api/admin/overview.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Cell } from '#src/ui/table.ts';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { MeContext, maySee } from '#src/pages/admin/shared/me.ts';
import { cellText, isNumberColumn } from './figure-cell.ts';

interface RowProps {
  row: Record<string, FigureCell>;
  columns: readonly (readonly [name: string, kind: FigureColumn])[];
  currency: string;
}

/** A row of a figure; the number of a part leads to its editor. */
export function FigureRow({ row, columns, currency }: RowProps) {
  const format = useFormat();
  const me = use(MeContext);
  const part = row['id'];
  const isOpen = typeof part === 'string' && me !== null && maySee(me, 'catalog');
  return (
    <tr>
      {columns.map(([name, kind]) => {
        const text = cellText(row[name], kind, currency, format);
        return (
          <Cell key={name} $number={isNumberColumn(kind)}>
            {name === 'mpn' && isOpen ? <RouteLink to={adminPath({ tab: 'catalog', product: part })}>{text}</RouteLink> : text}
          </Cell>
        );
      })}
    </tr>
  );
}
