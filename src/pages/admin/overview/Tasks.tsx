import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { TaskKind } from '#contract/api/admin/overview.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import { adminPath, type AdminTab } from '#src/pages/admin/shared/admin-path.ts';
import { MeContext, maySee } from '#src/pages/admin/shared/me.ts';
import { Note } from '#src/pages/admin/shared/parts.ts';

export const failedMailsId = 'failed-mails';

/** Where each kind of work is done; failed mails are told on this page. */
const places: Record<Exclude<TaskKind, 'failed_mails'>, { tab: AdminTab; status?: string; view?: string; unpaid?: string }> = {
  orders_pending: { tab: 'orders', status: 'pending' },
  orders_confirmed: { tab: 'orders', status: 'confirmed' },
  orders_processing: { tab: 'orders', status: 'processing' },
  orders_partially_shipped: { tab: 'orders', status: 'partially_shipped' },
  orders_overdue: { tab: 'orders', unpaid: 'overdue' },
  exemptions_ending: { tab: 'customers', view: 'companies', status: 'ending' },
  returns_requested: { tab: 'orders', view: 'returns', status: 'requested' },
  returns_received: { tab: 'orders', view: 'returns', status: 'received' },
  withdrawals_accepted: { tab: 'orders', view: 'returns', status: 'withdrawals' },
  withdrawals_received: { tab: 'orders', view: 'returns', status: 'withdrawals' },
  quotes_submitted: { tab: 'quotes', status: 'submitted' },
  quotes_in_review: { tab: 'quotes', status: 'in_review' },
  quotes_revision_requested: { tab: 'quotes', status: 'revision_requested' },
  comments: { tab: 'moderation' },
  questions: { tab: 'moderation' },
  links: { tab: 'moderation' },
  messages: { tab: 'messages' },
  failed_imports: { tab: 'catalog', view: 'import' },
  failed_sources: { tab: 'catalog', view: 'sources' },
  failed_rates: { tab: 'settings' },
  failed_webhooks: { tab: 'programs' },
};

/** What waits, each with its number as a link to where it is done. */
export function Tasks({ list }: { list: readonly { kind: TaskKind; count: number }[] }) {
  const { t } = useTranslation('admin_overview');
  const { integer } = useFormat();
  const me = use(MeContext);
  if (list.length === 0) return <Note>{t('tasks.none')}</Note>;
  return (
    <Grid>
      {list.map(({ kind, count }) => {
        const words = (
          <>
            <b>{integer(count)}</b> <span>{t(`tasks.${kind}`)}</span>
          </>
        );
        if (kind === 'failed_mails') {
          return (
            <li key={kind}>
              <a href={`#${failedMailsId}`}>{words}</a>
            </li>
          );
        }
        const place = places[kind];
        return <li key={kind}>{me && maySee(me, place.tab) ? <RouteLink to={adminPath(place)}>{words}</RouteLink> : <p>{words}</p>}</li>;
      })}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${theme.space['2']};
  padding: 0;
  list-style: none;
  li > * {
    display: grid;
    align-content: start;
    gap: ${theme.space['1']};
    height: 100%;
    padding: ${theme.space['3']};
    border: ${theme.border.hairline} solid ${theme.color.border.subtle};
    border-radius: ${theme.radius.panel};
    background: ${theme.color.bg.raised};
    text-decoration: none;
  }
  li > a:hover {
    background: ${theme.color.bg.hover};
  }
  b {
    color: ${theme.color.text.primary};
    font: ${theme.type.h2};
  }
`;
