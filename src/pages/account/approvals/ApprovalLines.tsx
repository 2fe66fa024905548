import { useTranslation } from 'react-i18next';
import type { ShownApproval } from '#contract/api/approval.ts';
import { useFormat } from '#src/i18n/format.ts';
import { PartNumber } from '#src/ui/panel.ts';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';

/** The lines with what they cost when they were asked for, and now. */
export function ApprovalLines({ approval: { items, currency, now } }: { approval: ShownApproval }) {
  const { t } = useTranslation('approvals');
  const { money, integer } = useFormat();
  return (
    <TableFrame>
      <Table>
        <thead>
          <tr>
            <HeadCell>{t('part')}</HeadCell>
            <HeadCell $number>{t('quantity')}</HeadCell>
            <HeadCell $number>{t('then')}</HeadCell>
            {now ? <HeadCell $number>{t('now')}</HeadCell> : null}
          </tr>
        </thead>
        <tbody>
          {items.map((line) => (
            <tr key={`${line.sku} ${line.customer_reference ?? ''}`}>
              <Cell>
                <PartNumber>{line.mpn}</PartNumber>
                <div>{[line.manufacturer, line.customer_reference].filter(Boolean).join('\u00a0· ')}</div>
              </Cell>
              <Cell $number>{integer(line.quantity)}</Cell>
              <Cell $number>{money(line.line_total, currency)}</Cell>
              {now ? <Cell $number>{line.now ? money(line.now.line_total, currency) : '–'}</Cell> : null}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
