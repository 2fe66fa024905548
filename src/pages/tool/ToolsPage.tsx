import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type ToolGroup, type ToolName, toolGroups, toolNames } from '#calculators/names.ts';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { useDataWords } from '#src/i18n/data-words.ts';
import { useFormat } from '#src/i18n/format.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button } from '#src/ui/Button.tsx';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { useBookmarks, useRecentTools } from './index/bookmarks.ts';
import { ToolCards } from './index/ToolCards.tsx';
import { ToolGroupList } from './index/ToolGroupList.tsx';
import { useToolSearch } from './index/use-tool-search.ts';

const groups = Object.keys(toolGroups) as ToolGroup[]; // the keys of a constant

export function Component() {
  const { t } = useTranslation('tool_index');
  const [query, setQuery] = useState('');
  const words = useDataWords('tools');
  const { compareText } = useFormat();
  const titleOf = (name: ToolName) => words(`${name}.title`);
  const found = useToolSearch(useDeferredValue(query));
  const bookmarks = useBookmarks();
  const recent = useRecentTools().filter((name) => !bookmarks.includes(name));
  const countId = useId();
  const shown = groups.flatMap((group) => {
    const names = toolGroups[group].filter((name) => found.has(name)).toSorted((a, b) => compareText(titleOf(a), titleOf(b)));
    return names.length > 0 ? [{ group, names }] : [];
  });
  return (
    <>
      <PageHead title={t('page_title', { count: toolNames.length })} />
      <Wrap>
        <Heading tabIndex={-1}>{t('title', { count: toolNames.length })}</Heading>
        <Lead>{t('text')}</Lead>
        <Columns>
          <Groups aria-label={t('groups_label')}>
            <ul>
              {groups.map((group) => (
                <li key={group}>
                  <a href={`#${group}`} onClick={() => setQuery('')}>
                    <span>{t(`groups.${group}`)}</span>
                    <span>{toolGroups[group].length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Groups>
          <div>
            <Search role="search" aria-label={t('search')}>
              <TextField
                type="search"
                label={t('search')}
                hint={t('search_hint')}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                aria-describedby={countId}
                autoComplete="off"
              />
              <Count id={countId} role="status">
                {t('shown', { count: found.size })}
              </Count>
            </Search>
            {query === '' ? (
              <>
                <ToolCards title={t('bookmarks')} names={bookmarks} />
                <ToolCards title={t('recent')} names={recent} />
              </>
            ) : null}
            {shown.map(({ group, names }) => (
              <ToolGroupList key={group} group={group} names={names} />
            ))}
            {shown.length === 0 ? (
              <EmptyState title={t('nothing')} action={<Button onClick={() => setQuery('')}>{t('show_all')}</Button>} />
            ) : null}
          </div>
        </Columns>
      </Wrap>
    </>
  );
}

const Heading = styled.h1`
  padding-block-start: ${pageTop};
`;

const Lead = styled.p`
  max-width: 44em;
  margin-block-start: ${theme.space['2']};
  color: ${theme.color.text.secondary};
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space['6']} ${theme.space['8']};
  padding-block: ${theme.space['5']} ${theme.space['12']};
  > * {
    min-width: 0;
  }
  ${media.lg} {
    grid-template-columns: 14.5rem minmax(0, 1fr);
    align-items: start;
  }
`;

const Groups = styled.nav`
  ul {
    display: grid;
    gap: 1px;
  }
  a {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space['2']};
    padding: ${theme.space['2']} ${theme.space['3']};
    border-radius: ${theme.radius.control};
    color: ${theme.color.text.primary};
    font: ${theme.type.ui};
  }
  a:hover {
    background: ${theme.color.bg.hover};
    text-decoration: none;
  }
  a span + span {
    color: ${theme.color.text.tertiary};
  }
  ${media.lg} {
    position: sticky;
    inset-block-start: calc(${theme.size.headerRow} + ${theme.space['4']});
  }
  ${media.underLg} {
    overflow-x: auto;
    ul {
      grid-auto-flow: column;
      justify-content: start;
    }
    a {
      white-space: nowrap;
      min-height: ${theme.size.touch};
      align-items: center;
    }
  }
`;

const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space['2']} ${theme.space['4']};
  > :first-child {
    flex: 1 1 17rem;
    max-width: 32rem;
  }
`;

const Count = styled.p`
  padding-block-end: ${theme.space['3']};
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
`;
