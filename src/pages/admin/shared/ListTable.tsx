import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ApiError } from '#src/api/api-error.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { AdminTab } from './admin-path.ts';
import { type FurtherFilter, ListFilter } from './ListFilter.tsx';
import { ListPages } from './ListPages.tsx';

interface ListAnswer<Entry> {
  list: readonly Entry[];
  total: number;
  current_page: number;
  last_page: number;
}

interface ListTableProps<Entry> {
  tab: AdminTab;
  /** Of a tab with several lists. */
  view?: string;
  /** Name of the table; that of the tab otherwise. */
  caption?: string;
  /** What its search looks at. */
  word: string;
  /** States to narrow the list by. */
  states: readonly { value: string; label: string }[];
  /** Further lists to narrow by. */
  more?: readonly FurtherFilter[];
  query: { currentData?: ListAnswer<Entry> | undefined; error?: ApiError | SerializedError | undefined; refetch: () => unknown };
  columns: readonly { title: string; isNumber?: boolean }[];
  /** A row of the table, with its key. */
  renderRow: (entry: Entry) => ReactNode;
}

/** One list of the operator page: what narrows it, its table, the other pages. */
export function ListTable<Entry>({ tab, view, caption, word, states, more, query, columns, renderRow }: ListTableProps<Entry>) {
  const { t } = useTranslation('admin');
  const { currentData: data, error, refetch } = query;
  return (
    <>
      <ListFilter tab={tab} view={view} states={[{ value: '', label: t('filter.all') }, ...states]} word={word} {...(more && { more })} />
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="20rem" />}
      {data && data.list.length > 0 ? (
        <Frame role="group" aria-label={caption ?? t(`tabs.${tab}`)} tabIndex={0}>
          <Table>
            <caption>
              <VisuallyHidden>{caption ?? t(`tabs.${tab}`)}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                {columns.map(({ title, isNumber = false }) => (
                  <HeadCell key={title} $number={isNumber}>
                    {title}
                  </HeadCell>
                ))}
              </tr>
            </thead>
            <tbody>{data.list.map(renderRow)}</tbody>
          </Table>
        </Frame>
      ) : null}
      {data ? <ListPages data={data} /> : null}
    </>
  );
}

/** Text without blanks would go down one character a line where columns are many. */
const Frame = styled(TableFrame)`
  td:lang(ja),
  td:lang(zh) {
    min-width: 5rem;
    word-break: auto-phrase;
  }
`;
