import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';

export const states: States = {
  rows: () => {
    const { t } = useTranslation();
    return (
      <TableFrame>
        <Table>
          <caption>{t('cart:lines')}</caption>
          <thead>
            <tr>
              <HeadCell>{t('cart:part')}</HeadCell>
              <HeadCell $number>{t('cart:quantity')}</HeadCell>
              <HeadCell $number>{t('cart:unit_price')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {['LM358DR', 'NE555P'].map((mpn) => (
              <tr key={mpn}>
                <Cell>{mpn}</Cell>
                <Cell $number>25</Cell>
                <Cell $number>0.412</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    );
  },
};
