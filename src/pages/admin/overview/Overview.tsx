import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Figure } from '#contract/api/admin/overview.ts';
import { useGetTasksQuery } from '#src/api/admin/overview.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { WhenNear } from '#src/ui/WhenNear.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Sales } from './Sales.tsx';
import { failedMailsId, Tasks } from './Tasks.tsx';

const below = ['low_stock', 'best_sellers', 'worst_sellers', 'searches_none', 'searches_few', 'carts'] as const satisfies readonly Figure[];

/** What is to be done in the shop, and how it goes. */
export function Overview() {
  const { t } = useTranslation('admin_overview');
  const { data, error, refetch } = useGetTasksQuery();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="20rem" />;
  const waiting = data.list.filter(({ count }) => count > 0);
  return (
    <Board>
      <Block title={t('tasks.title')}>
        <Tasks list={waiting} />
      </Block>
      {waiting.some(({ kind }) => kind === 'failed_mails') ? (
        <Block title={t('title.failed_mails')} id={failedMailsId}>
          <FigureTable figure="failed_mails" />
        </Block>
      ) : null}
      <Sales />
      {below.map((figure) => (
        <Block key={figure} title={t(`title.${figure}`)}>
          <WhenNear room="12rem">
            <FigureTable figure={figure} />
          </WhenNear>
        </Block>
      ))}
    </Board>
  );
}

function Block({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <Section aria-label={title} id={id}>
      <h2>{title}</h2>
      {children}
    </Section>
  );
}

const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['6']};
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['2']};
  h2 {
    font: ${theme.type.h3};
  }
`;
