import { useTranslation } from 'react-i18next';
import type { AdminReturn } from '#contract/api/admin/returns.ts';
import { useFormat } from '#src/i18n/format.ts';
import { PieceTable } from '#src/pages/admin/shared/PieceTable.tsx';

/** The pieces of a return, and what became of those that came back. */
export function ReturnLines({ one: { lines } }: { one: AdminReturn }) {
  const { t } = useTranslation('admin_returns');
  const { integer } = useFormat();
  return (
    <PieceTable
      caption={t('lines')}
      part={t('part')}
      lines={lines}
      columns={[
        { title: t('pieces'), show: ({ quantity }) => integer(quantity) },
        { title: t('restocked'), show: ({ restocked }) => integer(restocked) },
        { title: t('scrapped'), show: ({ scrapped }) => integer(scrapped) },
      ]}
    />
  );
}
