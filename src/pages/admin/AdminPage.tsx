import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { adminCache } from '#src/api/admin.ts';
import { keepOperatorKey, readOperatorKey } from '#src/api/operator-key.ts';
import { PageHead } from '#src/components/PageHead.tsx';
import { useAppDispatch } from '#src/store/store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import { theme } from '#src/ui/theme.ts';
import { adminPath, type AdminTab, adminTabs, readAdminQuery } from './admin-path.ts';
import { InquiryDetail } from './InquiryDetail.tsx';
import { InquiryTable } from './InquiryTable.tsx';
import { KeyForm } from './KeyForm.tsx';
import { Messages } from './Messages.tsx';
import { Moderation } from './Moderation.tsx';
import { NoticeContext } from './notice.ts';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderTable } from './OrderTable.tsx';

/** Where the shop is run: orders, quotes, comments and messages. */
export function Component() {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(readOperatorKey() !== null);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { tab } = readAdminQuery(search);
  const change = (key: string | null) => {
    keepOperatorKey(key);
    dispatch(adminCache.invalidateTags(['Operator']));
    setOpen(key !== null);
  };
  return (
    <Frame $wide>
      <PageHead title={t('title')} index={false} />
      <Head>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {isOpen ? <Button onClick={() => change(null)}>{t('key.forget')}</Button> : null}
      </Head>
      {isOpen ? (
        <Tabs
          label={t('tabs.label')}
          active={tab}
          tabs={adminTabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          onChange={(next) => void navigate(adminPath({ tab: next }), { preventScrollReset: true })}
        >
          <Body>
            <Panel key={search.toString()} />
          </Body>
        </Tabs>
      ) : (
        <KeyForm onKey={change} />
      )}
    </Frame>
  );
}

function Panel() {
  const [search] = useSearchParams();
  const { tab, order, inquiry } = readAdminQuery(search);
  const [notice, setNotice] = useState<string | null>(null);
  return (
    <NoticeContext value={setNotice}>
      {notice === null ? null : (
        <Message tone="warning" role="alert">
          <p>{notice}</p>
        </Message>
      )}
      {view(tab, order, inquiry)}
    </NoticeContext>
  );
}

function view(tab: AdminTab, order: string | null, inquiry: string | null) {
  if (tab === 'orders') return order === null ? <OrderTable /> : <OrderDetail key={order} number={order} />;
  if (tab === 'quotes') return inquiry === null ? <InquiryTable /> : <InquiryDetail key={inquiry} number={inquiry} />;
  return tab === 'moderation' ? <Moderation /> : <Messages />;
}

const Frame = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  padding-block: ${pageTop} ${theme.space['8']};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space['3']};
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  padding-block-start: ${theme.space['4']};
`;
