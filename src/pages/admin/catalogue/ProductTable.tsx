import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { productStates } from '#contract/api/admin-product.ts';
import { useGetAdminProductsQuery } from '#src/api/admin-product.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { Cell } from '#src/ui/table.ts';
import { adminPath, readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ListTable } from '#src/pages/admin/shared/ListTable.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row } from '#src/pages/admin/shared/parts.ts';

/** The parts of the shop, hidden ones among them. */
export function ProductTable() {
  const { t } = useTranslation('office_catalogue');
  const { unitPrice, integer } = useFormat();
  const [search] = useSearchParams();
  const { state, keyword, page } = readAdminQuery(search);
  const mayChange = useMayChange()('catalogue');
  const query = useGetAdminProductsQuery({ status: productStates.find((one) => one === state), keyword, page });
  const data = query.currentData;
  return (
    <>
      <Row>
        {mayChange ? (
          <>
            <ButtonLink to={adminPath({ tab: 'catalogue', product: 'new' })}>{t('new.open')}</ButtonLink>
            <ButtonLink to={adminPath({ tab: 'catalogue', view: 'import' })}>{t('import')}</ButtonLink>
          </>
        ) : null}
        <ButtonLink to={adminPath({ tab: 'catalogue', view: 'export' })}>{t('export')}</ButtonLink>
        <ButtonLink to={adminPath({ tab: 'catalogue', view: 'makers' })}>{t('makers')}</ButtonLink>
      </Row>
      <ListTable
        tab="catalogue"
        states={productStates.map((one) => ({ value: one, label: t(`state.${one}`) }))}
        query={query}
        columns={[
          { title: t('identity.mpn') },
          { title: t('identity.manufacturer') },
          { title: t('identity.category') },
          { title: t('identity.package') },
          { title: t('list.price', { currency: data?.base_currency ?? '' }), isNumber: true },
          { title: t('list.on_hand'), isNumber: true },
          { title: t('list.available'), isNumber: true },
        ]}
        renderRow={(part) => (
          <tr key={part.id}>
            <Cell>
              <RouteLink to={adminPath({ tab: 'catalogue', product: part.id })}>{part.mpn}</RouteLink>
              {part.hidden ? <StatusMark tone="stopped">{t('state.hidden')}</StatusMark> : null}
            </Cell>
            <Cell>{part.manufacturer}</Cell>
            <Cell>{part.category}</Cell>
            <Cell>{part.package}</Cell>
            <Cell $number>{part.unit_micros === null ? t('list.no_price') : unitPrice(part.unit_micros)}</Cell>
            <Cell $number>{part.on_hand === null ? '–' : integer(part.on_hand)}</Cell>
            <Cell $number>{part.available === null ? '–' : integer(part.available)}</Cell>
          </tr>
        )}
      />
      {data?.total_is_minimum ? <Note>{t('list.more')}</Note> : null}
    </>
  );
}
