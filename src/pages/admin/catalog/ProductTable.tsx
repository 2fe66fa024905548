import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type AdminProductItem, productStates } from '#contract/api/admin/product.ts';
import { late } from '#src/components/late/late.tsx';
import { useGetAdminProductsQuery, useGetProductChoicesQuery } from '#src/api/admin/product.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { Cell } from '#src/ui/table.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { adminPath, readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ListTable } from '#src/pages/admin/shared/ListTable.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { NoCategories } from '#src/pages/admin/shared/NoCategories.tsx';
import { Note } from '#src/pages/admin/shared/parts.ts';
import { CatalogLinks } from './CatalogLinks.tsx';

const BulkPanel = late(async () => (await import('#src/pages/admin/bulk/BulkPanel.tsx')).BulkPanel, ['admin_bulk']);

/** The parts of the shop, hidden ones among them. */
export function ProductTable() {
  const { t } = useTranslation('admin_catalog');
  const [search] = useSearchParams();
  const { state, keyword, page, category, maker } = readAdminQuery(search);
  const mayChange = useMayChange()('catalog');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const status = productStates.find((one) => one === state);
  const narrowed = { status, keyword, category: category ?? undefined, manufacturer: maker ?? undefined };
  const query = useGetAdminProductsQuery({ ...narrowed, page });
  const { data: choices } = useGetProductChoicesQuery();
  // The last answer while the next one comes, so that what is typed below the list stays.
  const { data } = query;
  const isNarrowed = Object.values(narrowed).some((value) => value !== undefined);
  const tick = (id: string) => setTicked(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  return (
    <>
      <CatalogLinks />
      <NoCategories />
      <ListTable
        tab="catalog"
        word={t('substitutes.find')}
        states={productStates.map((one) => ({ value: one, label: t(`state.${one}`) }))}
        more={[
          {
            name: 'category',
            label: t('identity.category'),
            options: (choices?.categories ?? []).map(({ web_url, path }) => ({ value: web_url, label: path.join(' › ') })),
          },
          {
            name: 'maker',
            label: t('identity.manufacturer'),
            options: (choices?.manufacturers ?? []).map(({ web_url, name }) => ({ value: web_url, label: name })),
          },
        ]}
        query={query}
        columns={[
          ...(mayChange ? [{ title: t('list.tick') }] : []),
          { title: t('identity.mpn') },
          { title: t('identity.manufacturer') },
          { title: t('identity.category') },
          { title: t('identity.package') },
          { title: t('list.price', { currency: data?.base_currency ?? '' }), isNumber: true },
          { title: t('list.on_hand'), isNumber: true },
          { title: t('list.available'), isNumber: true },
        ]}
        renderRow={(part) => (
          <PartRow key={part.id} part={part} isTicked={ticked.includes(part.id)} onTick={mayChange ? () => tick(part.id) : null} />
        )}
      />
      {data?.total_is_minimum ? <Note>{t('list.more')}</Note> : null}
      {mayChange && data && (data.total > 0 || isNarrowed) ? (
        <BulkPanel waiting={<Skeleton $height="10rem" />} ticked={ticked} found={narrowed} />
      ) : null}
    </>
  );
}

function PartRow({ part, isTicked, onTick }: { part: AdminProductItem; isTicked: boolean; onTick: (() => void) | null }) {
  const { t } = useTranslation('admin_catalog');
  const { unitPrice, integer } = useFormat();
  return (
    <tr>
      {onTick ? (
        <Cell>
          <CheckboxField
            label={<VisuallyHidden>{t('list.tick_one', { mpn: part.mpn })}</VisuallyHidden>}
            checked={isTicked}
            onChange={onTick}
          />
        </Cell>
      ) : null}
      <Cell>
        <RouteLink to={adminPath({ tab: 'catalog', product: part.id })}>{part.mpn}</RouteLink>
        {part.hidden ? <StatusMark tone="stopped">{t('state.hidden')}</StatusMark> : null}
      </Cell>
      <Cell>{part.manufacturer}</Cell>
      <Cell>{part.category}</Cell>
      <Cell>{part.package}</Cell>
      <Cell $number>{part.unit_micros === null ? t('list.no_price') : unitPrice(part.unit_micros)}</Cell>
      <Cell $number>{part.on_hand === null ? '–' : integer(part.on_hand)}</Cell>
      <Cell $number>{part.available === null ? '–' : integer(part.available)}</Cell>
    </tr>
  );
}
