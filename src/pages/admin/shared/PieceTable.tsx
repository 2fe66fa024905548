import type { ReactNode } from 'react';
import { PartNumber } from '#src/ui/panel.ts';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

interface Piece {
  line_id: string;
  mpn: string;
  manufacturer: string;
  sku: string;
  customer_reference?: string | null;
}

interface PieceTableProps<Line extends Piece> {
  caption: string;
  /** Heading of the parts. */
  part: string;
  lines: readonly Line[];
  /** Numbers of each line. */
  columns: readonly { title: string; show: (line: Line) => ReactNode }[];
}

/** Lines of an order or return: their parts, and numbers beside them. */
export function PieceTable<Line extends Piece>({ caption, part, lines, columns }: PieceTableProps<Line>) {
  return (
    <TableFrame>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <HeadCell>{part}</HeadCell>
            {columns.map(({ title }) => (
              <HeadCell key={title} $number>
                {title}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line_id}>
              <Cell>
                <PartNumber>{line.mpn}</PartNumber> {line.manufacturer} · {line.sku}
                {line.customer_reference ? ` · ${line.customer_reference}` : ''}
              </Cell>
              {columns.map(({ title, show }) => (
                <Cell key={title} $number>
                  {show(line)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
