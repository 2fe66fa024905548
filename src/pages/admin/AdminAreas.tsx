import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { OperatorMe } from '#contract/api/admin/people.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { theme } from '#src/ui/theme.ts';
import { adminPath, type AdminTab, adminTabs, readAdminQuery, shownRecord } from '#src/pages/admin/shared/admin-path.ts';
import { keepFocus } from '#src/pages/admin/shared/keep-focus.ts';
import { maySee } from '#src/pages/admin/shared/me.ts';
import { Messages } from '#src/pages/admin/feedback/Messages.tsx';
import { Moderation } from '#src/pages/admin/feedback/Moderation.tsx';
import { showOpenTab } from '#src/pages/admin/shared/show-open-tab.ts';
import { NoticeContext } from '#src/pages/admin/shared/notice.ts';
import { OwnAccess } from '#src/pages/admin/access/OwnAccess.tsx';
import { People } from '#src/pages/admin/access/People.tsx';

const Audit = lazy(async () => ({ default: (await import('#src/pages/admin/audit/Audit.tsx')).Audit }));
const Catalog = lazy(async () => ({ default: (await import('#src/pages/admin/catalog/Catalog.tsx')).Catalog }));
const Orders = lazy(async () => ({ default: (await import('#src/pages/admin/orders/Orders.tsx')).Orders }));
const Coupons = lazy(async () => ({ default: (await import('#src/pages/admin/coupons/Coupons.tsx')).Coupons }));
const Customers = lazy(async () => ({ default: (await import('#src/pages/admin/customers/Customers.tsx')).Customers }));
const Mails = lazy(async () => ({ default: (await import('#src/pages/admin/mails/Mails.tsx')).Mails }));
const Overview = lazy(async () => ({ default: (await import('#src/pages/admin/overview/Overview.tsx')).Overview }));
const Programs = lazy(async () => ({ default: (await import('#src/pages/admin/programs/Programs.tsx')).Programs }));
const Quotes = lazy(async () => ({ default: (await import('#src/pages/admin/quotes/Quotes.tsx')).Quotes }));
const Settings = lazy(async () => ({ default: (await import('#src/pages/admin/settings/Settings.tsx')).Settings }));
const Site = lazy(async () => ({ default: (await import('#src/pages/admin/site/Site.tsx')).Site }));

/** The areas that the person's role opens. */
export function AdminAreas({ me }: { me: OperatorMe }) {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const open = adminTabs.filter((tab) => maySee(me, tab));
  const asked = readAdminQuery(search).tab;
  const active = open.includes(asked) ? asked : (open[0] ?? 'access');
  return (
    <Tabs
      label={t('tabs.label')}
      active={active}
      tabs={open.map((key) => ({ key, label: t(`tabs.${key}`) }))}
      onChange={(next) => void navigate(adminPath({ tab: next }), { preventScrollReset: true })}
    >
      <Body key={active} ref={begin}>
        <Panel key={shownRecord(search)} tab={active} address={search.toString()} />
      </Body>
    </Tabs>
  );
}

/** With each panel that opens. */
function begin(panel: HTMLElement | null) {
  showOpenTab(panel?.closest('[role="tabpanel"]')?.parentElement ?? null);
  return panel ? keepFocus(panel) : undefined;
}

/** Stays with what is typed in it while its list is narrowed or leafed through. */
function Panel({ tab, address }: { tab: AdminTab; address: string }) {
  const [told, setTold] = useState<{ address: string; notice: string } | null>(null);
  const tell = (notice: string | null) => setTold(notice === null ? null : { address, notice });
  return (
    <NoticeContext value={tell}>
      {told?.address !== address ? null : (
        <Message tone="warning" role="alert">
          <p>{told.notice}</p>
        </Message>
      )}
      {view(tab)}
    </NoticeContext>
  );
}

function view(tab: AdminTab) {
  if (tab === 'overview') return <OverviewWithWords />;
  if (tab === 'orders') return <OrdersWithWords />;
  if (tab === 'quotes') return <QuotesWithWords />;
  if (tab === 'people') return <People />;
  if (tab === 'access') return <OwnAccess />;
  if (tab === 'catalog') return <CatalogWithWords />;
  if (tab === 'site') return <SiteWithWords />;
  if (tab === 'settings') return <SettingsWithWords />;
  if (tab === 'customers') return <CustomersWithWords />;
  if (tab === 'coupons') return <CouponsWithWords />;
  if (tab === 'mails') return <MailsWithWords />;
  if (tab === 'programs') return <ProgramsWithWords />;
  if (tab === 'audit') return <AuditWithWords />;
  return tab === 'moderation' ? <Moderation /> : <Messages />;
}

const waiting = <Skeleton $height="20rem" />;

function OverviewWithWords() {
  return (
    <WithWords names={['admin_overview', 'tool']} fallback={waiting}>
      <Suspense fallback={waiting}>
        <Overview />
      </Suspense>
    </WithWords>
  );
}

function OrdersWithWords() {
  return (
    <WithWords names={['admin_orders', 'admin_returns', 'returns', 'order_summary']} fallback={waiting}>
      <Suspense fallback={waiting}>
        <Orders />
      </Suspense>
    </WithWords>
  );
}

function QuotesWithWords() {
  return (
    <WithWords names={['admin_quotes', 'buy']} fallback={waiting}>
      <Suspense fallback={waiting}>
        <Quotes />
      </Suspense>
    </WithWords>
  );
}

function CatalogWithWords() {
  return (
    <WithWords names={['admin_catalog', 'product', 'buy']} fallback={waiting}>
      <Suspense fallback={waiting}>
        <Catalog />
      </Suspense>
    </WithWords>
  );
}

function SiteWithWords() {
  return (
    <WithWords names={['site']} fallback={waiting}>
      <Suspense fallback={waiting}>
        <Site />
      </Suspense>
    </WithWords>
  );
}

function SettingsWithWords() {
  return (
    <WithWords names={['settings']} fallback={waiting}>
      <Suspense fallback={waiting}>
        <Settings />
      </Suspense>
    </WithWords>
  );
}

function CustomersWithWords() {
  return (
    <WithWords names={['admin_customers']} fallback={waiting}>
      <Suspense fallback={waiting}>
        <Customers />
      </Suspense>
    </WithWords>
  );
}

function CouponsWithWords() {
  return (
    <WithWords names={['admin_coupons']} fallback={waiting}>
      <Suspense fallback={waiting}>
        <Coupons />
      </Suspense>
    </WithWords>
  );
}

function MailsWithWords() {
  return (
    <WithWords names={['admin_mails']} fallback={waiting}>
      <Suspense fallback={waiting}>
        <Mails />
      </Suspense>
    </WithWords>
  );
}

function ProgramsWithWords() {
  return (
    <WithWords names={['admin_programs']} fallback={waiting}>
      <Suspense fallback={waiting}>
        <Programs />
      </Suspense>
    </WithWords>
  );
}

function AuditWithWords() {
  return (
    <WithWords names={['admin_audit']} fallback={waiting}>
      <Suspense fallback={waiting}>
        <Audit />
      </Suspense>
    </WithWords>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  padding-block-start: ${theme.space['4']};
`;
