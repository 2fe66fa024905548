import { useTranslation } from 'react-i18next';
import type { AdminReturn } from '#contract/api/admin/returns.ts';
import { useFormat } from '#src/i18n/format.ts';
import { PartNumber } from '#src/ui/panel.ts';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** The pieces of a return, and what became of those that came back. */
export function ReturnLines({ one: { lines } }: { one: AdminReturn }) {
  const { t } = useTranslation('admin_returns');
  const { integer } = useFormat();
  return (
    <TableFrame>
      <Table>
        <caption>
          <VisuallyHidden>{t('lines')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <HeadCell>{t('part')}</HeadCell>
            <HeadCell $number>{t('pieces')}</HeadCell>
            <HeadCell $number>{t('restocked')}</HeadCell>
            <HeadCell $number>{t('scrapped')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line_id}>
              <Cell>
                <PartNumber>{line.mpn}</PartNumber> {line.manufacturer} · {line.sku}
              </Cell>
              <Cell $number>{integer(line.quantity)}</Cell>
              <Cell $number>{integer(line.restocked)}</Cell>
              <Cell $number>{integer(line.scrapped)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
