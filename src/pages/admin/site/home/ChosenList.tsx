import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ChosenRecord } from '#contract/api/admin/home.ts';
import { type ChosenKind, homeLimits } from '#contract/api/home-block.ts';
import { useSearchSuggestQuery } from '#src/api/navigation.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row } from '#src/pages/admin/shared/parts.ts';
import { PlaceButtons } from '#src/pages/admin/shared/PlaceButtons.tsx';
import { foundRecords } from './found-records.ts';

interface ChosenListProps {
  kind: ChosenKind;
  chosen: readonly string[];
  records: readonly ChosenRecord[];
  error: string | undefined;
  onFound: (record: ChosenRecord) => void;
  onChange: (chosen: string[]) => void;
}

/** Characters from which the search of the shop suggests. */
const least = 2;

/** The records of a block, found by the search that visitors have; what they cannot see is said. */
export function ChosenList({ kind, chosen, records, error, onFound, onChange }: ChosenListProps) {
  const { t } = useTranslation('site');
  const mayChange = useMayChange()('content');
  const recordOf = (one: string) => records.find((record) => record.kind === kind && record.chosen === one);
  return (
    <List>
      {chosen.length === 0 && kind !== 'parts' ? <Note>{t('home.by_itself')}</Note> : null}
      {chosen.map((one, index) => {
        const record = recordOf(one);
        const name = record?.name ?? one;
        return (
          <fieldset key={one} aria-label={name}>
            <span>{record?.name === null ? t('home.unseen', { name }) : name}</span>
            {mayChange ? <PlaceButtons list={chosen} index={index} name={name} onChange={onChange} /> : null}
          </fieldset>
        );
      })}
      {mayChange && chosen.length < homeLimits.chosen ? (
        <Finder
          kind={kind}
          chosen={chosen}
          error={error}
          onFound={(record) => {
            onFound(record);
            onChange([...chosen, record.chosen]);
          }}
        />
      ) : null}
    </List>
  );
}

function Finder({ kind, chosen, error, onFound }: Pick<ChosenListProps, 'kind' | 'chosen' | 'error' | 'onFound'>) {
  const { t } = useTranslation('site');
  const [keyword, setKeyword] = useState('');
  const asked = keyword.trim();
  const { currentData } = useSearchSuggestQuery({ keyword: asked, limit: 10 }, { skip: asked.length < least });
  const offered = currentData ? foundRecords(currentData, kind).filter((record) => !chosen.includes(record.chosen)) : [];
  return (
    <>
      <TextField
        type="search"
        label={t(`home.find.${kind}`)}
        value={keyword}
        error={error}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setKeyword(target.value)}
        onKeyDown={(event) => {
          // The form around it would be sent.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div role="status">{currentData && offered.length === 0 ? <Note>{t('home.none_found')}</Note> : null}</div>
      {offered.length > 0 ? (
        <Row>
          {offered.map((record) => (
            <Button
              key={record.chosen}
              size="small"
              onClick={() => {
                onFound(record);
                setKeyword('');
              }}
            >
              {t('home.take', { name: record.name })}
            </Button>
          ))}
        </Row>
      ) : null}
    </>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-self: stretch;
  gap: ${theme.space['2']};
  > fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space['1']} ${theme.space['3']};
    align-items: center;
    min-width: 0;
    padding: 0;
    border: 0;
    overflow-wrap: anywhere;
  }
`;
