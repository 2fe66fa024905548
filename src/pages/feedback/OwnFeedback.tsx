import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { Feedback } from '#contract/api/feedback.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetFeedbackQuery } from '#src/api/feedback.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { type PageLinkProps, Pagination } from '#src/ui/Pagination.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { theme } from '#src/ui/theme.ts';

const pageSize = 10;
const tones = { open: 'info', answered: 'good', closed: 'neutral' } as const;

/** What the account has written, with the answers. */
export function OwnFeedback() {
  const { t } = useTranslation('feedback');
  const id = useId();
  const [search] = useSearchParams();
  const page = /^[1-9]\d{0,2}$/.exec(search.get('page') ?? '')?.[0] ?? '1';
  const query = { page, page_size: String(pageSize) };
  const { currentData: data, error, refetch } = useGetFeedbackQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{t('own.title')}</h2>
      {error && !data ? <LoadError error={error} title={t('own.load_failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="12rem" />}
      {data?.total === 0 ? <p>{t('own.empty')}</p> : null}
      {data && data.list.length > 0 ? (
        <List aria-labelledby={id}>
          {data.list.map((one) => (
            <Letter key={one.feedback_no} letter={one} />
          ))}
        </List>
      ) : null}
      {data ? <Pagination current={data.current_page} last={data.last_page} link={PageLink} /> : null}
    </Section>
  );
}

function Letter({ letter: { feedback_no: number, subject, content, status, created_at, reply } }: { letter: Feedback }) {
  const { t } = useTranslation('feedback');
  const { date } = useFormat();
  return (
    <li>
      <h3>{subject}</h3>
      <Note>{t('own.sent', { number, date: date(created_at) })}</Note>
      <StatusMark tone={tones[status]}>{t(`status.${status}`)}</StatusMark>
      <Words>{content}</Words>
      {reply ? (
        <Reply>
          <Note>{t('own.reply', { date: date(reply.at) })}</Note>
          <Words>{reply.text}</Words>
        </Reply>
      ) : null}
    </li>
  );
}

function PageLink({ page, ...link }: PageLinkProps) {
  const path = buildPath('other-feedback');
  return <RouteLink {...link} to={page === 1 ? path : `${path}?page=${page}`} />;
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['5']};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space['1']};
    padding-block-start: ${theme.space['3']};
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
    overflow-wrap: anywhere;
  }
`;

const Note = styled.p`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.small};
`;

const Words = styled.p`
  white-space: pre-line;
`;

const Reply = styled.div`
  margin-block-start: ${theme.space['2']};
  padding-inline-start: ${theme.space['3']};
  border-inline-start: ${theme.border.error} solid ${theme.color.border.default};
`;
