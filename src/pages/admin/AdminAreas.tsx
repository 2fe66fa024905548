import { createElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { OperatorMe } from '#contract/api/admin/people.ts';
import { Message } from '#src/ui/Message.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { theme } from '#src/ui/theme.ts';
import { adminPath, adminTabs, readAdminQuery, shownRecord } from '#src/pages/admin/shared/admin-path.ts';
import { keepFocus } from '#src/pages/admin/shared/keep-focus.ts';
import { maySee } from '#src/pages/admin/shared/me.ts';
import { showOpenTab } from '#src/pages/admin/shared/show-open-tab.ts';
import { NoticeContext } from '#src/pages/admin/shared/notice.ts';
import { screenAt } from './screens.ts';

/** The areas that the person's role opens. */
export function AdminAreas({ me }: { me: OperatorMe }) {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const open = adminTabs.filter((tab) => maySee(me, tab));
  const asked = readAdminQuery(search);
  const active = open.includes(asked.tab) ? asked.tab : (open[0] ?? 'access');
  const screen = screenAt(active, active === asked.tab ? asked.view : null);
  return (
    <Tabs
      label={t('tabs.label')}
      active={active}
      tabs={open.map((key) => ({ key, label: t(`tabs.${key}`) }))}
      onChange={(next) => void navigate(adminPath({ tab: next }), { preventScrollReset: true })}
    >
      <Body key={active} ref={begin}>
        <Panel key={shownRecord(search)} address={search.toString()}>
          {createElement(screen, { waiting: <Skeleton $height="20rem" /> })}
        </Panel>
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
function Panel({ address, children }: { address: string; children: ReactNode }) {
  const [told, setTold] = useState<{ address: string; notice: string } | null>(null);
  const tell = (notice: string | null) => setTold(notice === null ? null : { address, notice });
  return (
    <NoticeContext value={tell}>
      {told?.address !== address ? null : (
        <Message tone="warning" role="alert">
          <p>{told.notice}</p>
        </Message>
      )}
      {children}
    </NoticeContext>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  padding-block-start: ${theme.space['4']};
`;
