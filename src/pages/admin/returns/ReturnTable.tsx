import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { returnStatuses } from '#contract/returns.ts';
import { useGetAdminReturnsQuery } from '#src/api/admin/returns.ts';
import { useFormat } from '#src/i18n/format.ts';
import { readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ListTable } from '#src/pages/admin/shared/ListTable.tsx';
import { NumberLink } from '#src/pages/admin/shared/NumberLink.tsx';
import { Cell } from '#src/ui/table.ts';

/** A withdrawal waits for its parts or its money, and has no state of its own; the list can be narrowed to them all the same. */
const withdrawals = 'withdrawals';

/** The returns of the shop, newest first. */
export function ReturnTable() {
  const { t } = useTranslation(['admin_returns', 'admin']);
  const { dateTime, integer } = useFormat();
  const [search] = useSearchParams();
  const { state, keyword, page } = readAdminQuery(search);
  const status = returnStatuses.find((one) => one === state);
  const kind = state === withdrawals ? ('withdrawal' as const) : undefined;
  const query = useGetAdminReturnsQuery({ status, kind, keyword, page });
  return (
    <ListTable
      tab="orders"
      view="returns"
      word={t('admin_returns:word')}
      caption={t('admin_returns:returns')}
      states={[
        ...returnStatuses.map((one) => ({ value: one, label: t(`admin_returns:status.${one}`) })),
        { value: withdrawals, label: t('admin_returns:withdrawals') },
      ]}
      query={query}
      columns={[
        { title: t('admin_returns:number') },
        { title: t('admin_returns:asked') },
        { title: t('admin_returns:order') },
        { title: t('admin:orders.customer') },
        { title: t('admin_returns:state') },
        { title: t('admin_returns:pieces'), isNumber: true },
      ]}
      renderRow={(one) => (
        <tr key={one.return_no}>
          <Cell>
            <NumberLink number={one.return_no} tab="orders" return={one.return_no} />
            {one.kind === 'withdrawal' ? <div>{t('admin_returns:withdrawal')}</div> : null}
          </Cell>
          <Cell>{dateTime(one.created_at)}</Cell>
          <Cell>
            <NumberLink number={one.order_no} tab="orders" order={one.order_no} />
          </Cell>
          <Cell>
            {one.customer}, {one.country}
          </Cell>
          <Cell>{t(`admin_returns:status.${one.status}`)}</Cell>
          <Cell $number>{integer(one.pieces)}</Cell>
        </tr>
      )}
    />
  );
}
