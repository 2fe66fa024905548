import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import { SavedAddressText } from '#src/components/address/SavedAddressText.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import { Note } from '#src/pages/admin/shared/parts.ts';

/** Where an order goes and who pays for it, as their countries write it, with what the buyer wrote on it. */
export function OrderParties({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('admin');
  const said = [order.email, order.po_number, order.customer_note].filter(Boolean).join('\n');
  return (
    <Parties>
      <section>
        <h3>{t('orders.ship_to')}</h3>
        <SavedAddressText address={order.shipping_address} />
        <Note>{said}</Note>
      </section>
      <section>
        <h3>{t('orders.bill_to')}</h3>
        <BilledTo address={order.billing_address} />
        <Agreed agreed={order.agreed} />
      </section>
    </Parties>
  );
}

/** Which versions of the legal texts the buyer agreed to. */
function Agreed({ agreed = [] }: Pick<AdminOrder, 'agreed'>) {
  const { t } = useTranslation('admin_orders');
  const { date } = useFormat();
  if (agreed.length === 0) return null;
  return <Note>{agreed.map(({ title, version, as_of: asOf }) => t('agreed', { title, version, day: date(asOf) })).join('\n')}</Note>;
}

/** Where an invoice goes, with the tax number and whether that was checked. */
function BilledTo({ address }: { address: AdminOrder['billing_address'] }) {
  const { t } = useTranslation('admin');
  const { tax_id: number, tax_id_status: status } = address;
  return (
    <>
      <SavedAddressText address={{ ...address, tax_id: null }} />
      {number === null ? null : <Note>{t(`orders.tax_id.${status === 'none' ? 'unchecked' : status}`, { number })}</Note>}
    </>
  );
}

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${theme.space['4']};
`;
