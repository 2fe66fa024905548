import { useTranslation } from 'react-i18next';
import { useGetAdminReturnsQuery } from '#src/api/admin/returns.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Note } from '#src/pages/admin/shared/parts.ts';

/** What comes back of one order, each as a link to its page. */
export function ReturnsOfOrder({ number }: { number: string }) {
  const { t } = useTranslation('admin_returns');
  const { data } = useGetAdminReturnsQuery({ keyword: number });
  if (!data || data.list.length === 0) return null;
  return (
    <section>
      <h3>{t('returns')}</h3>
      {data.list.map((one) => (
        <Note key={one.return_no}>
          <RouteLink to={adminPath({ tab: 'orders', return: one.return_no })}>
            <Unbroken text={one.return_no} />
          </RouteLink>{' '}
          · {t(`status.${one.status}`)}
        </Note>
      ))}
    </section>
  );
}
