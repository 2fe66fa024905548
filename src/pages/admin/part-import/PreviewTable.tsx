import { useTranslation } from 'react-i18next';
import type { ImportPreview } from '#contract/api/admin/catalog.ts';
import { useFormat } from '#src/i18n/format.ts';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { Note, Stack } from '#src/pages/admin/shared/parts.ts';

interface PreviewTableProps {
  preview: ImportPreview;
  /** Whether nobody has counted the rows of the file. */
  isBeginning: boolean;
  isBusy: boolean;
}

/** The first rows as the parts they become, with what is wrong with each. */
export function PreviewTable({ preview, isBeginning, isBusy }: PreviewTableProps) {
  const { t } = useTranslation(['admin_import', 'admin_catalog']);
  const { integer, unitPrice, series } = useFormat();
  const { rows, total, base_currency: currency, attributes } = preview;
  const parameters = new Map(attributes.map(({ key, name }) => [`attributes.${key}`, name]));
  const nameOf = (field: string) => parameters.get(field) ?? field;
  if (rows.length === 0) return null;
  return (
    <Stack aria-busy={isBusy}>
      <h2>{t('preview.heading')}</h2>
      <Note>
        {isBeginning
          ? t('preview.beginning', { shown: integer(rows.length) })
          : t('preview.hint', { shown: integer(rows.length), total: integer(total) })}
      </Note>
      <TableFrame>
        <Table>
          <thead>
            <tr>
              <HeadCell $number>{t('preview.line')}</HeadCell>
              <HeadCell>{t('preview.state')}</HeadCell>
              <HeadCell>{t('admin_catalog:identity.mpn')}</HeadCell>
              <HeadCell>{t('admin_catalog:identity.category')}</HeadCell>
              <HeadCell>{t('preview.description')}</HeadCell>
              <HeadCell>{t('preview.prices', { currency })}</HeadCell>
              <HeadCell $number>{t('admin_catalog:list.on_hand')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, part, problems }) => (
              <tr key={line}>
                <Cell $number>{line}</Cell>
                <Cell>
                  {problems.length === 0 && part ? (
                    <StatusMark tone={part.is_new ? 'info' : 'good'}>{t(part.is_new ? 'preview.new' : 'preview.changed')}</StatusMark>
                  ) : null}
                  {problems.map((one) => (
                    <StatusMark key={`${one.field} ${one.code}`} tone="stopped">
                      {[nameOf(one.field), one.value, one.message].filter(Boolean).join(' · ')}
                    </StatusMark>
                  ))}
                </Cell>
                <Cell>{part ? `${part.manufacturer} ${part.mpn}` : ''}</Cell>
                <Cell>{part?.category}</Cell>
                <Cell>{part?.description}</Cell>
                <Cell>
                  {part
                    ? series(
                        part.prices.map((one) =>
                          t('preview.price', { quantity: integer(one.quantity), price: unitPrice(one.unit_micros) }),
                        ),
                      )
                    : ''}
                </Cell>
                <Cell $number>{part?.stock === null || part === null ? '' : integer(part.stock)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Stack>
  );
}
