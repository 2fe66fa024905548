import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { maximumPieces } from '#contract/limits.ts';
import { useSearchProductQuery } from '#src/api/catalog.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { RowResults } from './RowResults.tsx';
import type { RowSearchProps } from './row-search-props.ts';

/** Signs that the search takes. */
const longestKeyword = 120;
const firstShown = 8;
const mostShown = 56;

/** The shop's own search inside a row of a bill: what it finds may stand for the row. */
export function RowSearch({ row, currency, onUse }: RowSearchProps) {
  const { t } = useTranslation('bom_row');
  const [typed, setTyped] = useState(() => row.name.slice(0, longestKeyword).trim());
  const [asked, setAsked] = useState({ keyword: typed, shown: firstShown });
  const search = (keyword: string) => {
    setTyped(keyword);
    setAsked({ keyword: keyword.trim(), shown: firstShown });
  };
  return (
    <Box>
      <form
        role="search"
        aria-label={t('search_for', { name: row.name })}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
      >
        <TextField
          type="search"
          label={t('label')}
          hint={t('hint')}
          maxLength={longestKeyword}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('search')}</Button>
      </form>
      {asked.keyword === '' ? null : (
        <Found
          {...{ row, currency, onUse, ...asked }}
          onSearch={search}
          onMore={() => setAsked({ ...asked, shown: Math.min(mostShown, asked.shown * 2) })}
        />
      )}
    </Box>
  );
}

interface FoundProps extends RowSearchProps {
  keyword: string;
  shown: number;
  onSearch: (keyword: string) => void;
  onMore: () => void;
}

function Found({ keyword, shown, onMore, ...props }: FoundProps) {
  const { t } = useTranslation('bom_row');
  const quantity = Math.min(maximumPieces, Math.max(1, props.row.needed));
  const { data, currentData, error, isFetching, refetch } = useSearchProductQuery({ keyword, quantity, page_size: shown, facets: false });
  if (error !== undefined && !isFetching) return <LoadError error={error} title={t('failed')} onRetry={() => void refetch()} />;
  // More of the same words grows the list; other words begin a new one.
  const answer = currentData ?? (isFetching && shown > firstShown ? data : undefined);
  if (!answer) return <Skeleton $height="12rem" />;
  return <RowResults {...props} {...{ keyword, answer }} {...(shown < mostShown && { onMore })} />;
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
  padding-block: ${theme.space['3']};
  form {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space['2']};
    align-items: end;
  }
  form > :first-child {
    flex: 1 1 16rem;
    max-width: 40rem;
  }
`;
