import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useGetPartsListsQuery } from '#src/api/parts-list.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import { choicesPath } from './choices-path.ts';
import { DeleteList } from './DeleteList.tsx';
import { savedListPath } from './list-path.ts';
import { TagFilter } from './TagFilter.tsx';

/** Lists that one page of the answer holds. */
const pageSize = '20';

/** The saved lists of the account, each to be opened or deleted; nothing for a visitor without one. */
export function SavedLists() {
  return useAppSelector(selectIsLoggedIn) ? <Own /> : null;
}

function Own() {
  const { t } = useTranslation('bom_lists');
  const { integer, date } = useFormat();
  const [page, setPage] = useState(1);
  const [tag, setTag] = useState<string | null>(null);
  const { data, error, refetch } = useGetPartsListsQuery({ page: String(page), page_size: pageSize, ...(tag !== null && { tag }) });
  const choose = (next: string | null) => {
    setTag(next);
    setPage(1);
  };
  if (error && !data) return <LoadError error={error} title={t('load_failed')} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <section aria-labelledby="saved-lists">
      <h2 id="saved-lists">{t('title')}</h2>
      {data.total === 0 ? <p>{t(tag === null ? 'none' : 'tags.none')}</p> : null}
      {data.tags.length > 0 ? <TagFilter label={t('tags.filter')} tags={data.tags} tag={tag} onChoose={choose} /> : null}
      <p>
        <RouteLink to={choicesPath()}>{t('choices')}</RouteLink>
      </p>
      <List aria-labelledby="saved-lists">
        {data.list.map((one) => (
          <li key={one.id}>
            <span>
              <RouteLink to={savedListPath(one.id)}>{one.name}</RouteLink>
              <small>
                {[
                  t('lines_read', { count: one.line_count, lines: integer(one.line_count) }),
                  t('changed', { date: date(one.updated_at) }),
                  ...(one.share_key === null ? [] : [t('shared')]),
                  ...one.tags,
                ].join(' · ')}
              </small>
            </span>
            <DeleteList id={one.id} name={one.name} />
          </li>
        ))}
      </List>
      {data.last_page > 1 ? (
        <Buttons>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('previous')}
          </Button>
          <Button size="small" disabled={page === data.last_page} onClick={() => setPage(page + 1)}>
            {t('next')}
          </Button>
        </Buttons>
      ) : null}
    </section>
  );
}

const List = styled.ul`
  margin-block-start: ${theme.space['2']};
  li {
    display: flex;
    gap: ${theme.space['4']};
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.space['2']};
    border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
  li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${theme.color.text.tertiary};
    font: ${theme.type.dense};
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${theme.space['2']};
  padding-block-start: ${theme.space['3']};
`;
