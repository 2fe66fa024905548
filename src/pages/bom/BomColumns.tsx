import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type BomAnswer, type BomMeaning, bomMeanings } from '#contract/api/bom.ts';
import { Button } from '#src/ui/Button.tsx';
import { Panel } from '#src/ui/panel.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { WholeSelectFrame } from '#src/ui/whole-select-frame.ts';
import { BomTableRows } from './BomTableRows.tsx';
import type { Bom } from './use-bom-draft.ts';

const delimiters = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar', ' ': 'space' } as const;

function meaningOf(value: string): BomMeaning | undefined {
  return bomMeanings.find((one) => one === value);
}

/** How the table was read: each column with its first texts and what it means, all of it to be changed. */
export function BomColumns({ answer, bom }: { answer: BomAnswer; bom: Bom }) {
  const { t } = useTranslation('bom');
  const { columns, sheets, sheet, delimiter, header_row: header } = answer;
  const facts = [
    ...(delimiter === null ? [] : [t('columns.delimiter', { delimiter: t(`delimiter.${delimiters[delimiter]}`) })]),
    ...(header === null ? [] : [header === 0 ? t('columns.no_header') : t('columns.header', { row: header })]),
  ];
  const change = (name: string, value: string) => {
    const meaning = meaningOf(value);
    // Columns that are not named are guessed anew: all of them are as they stand here.
    const all = Object.fromEntries(columns.map((column) => [column.header, column.meaning]));
    if (meaning) bom.set({ mapping: { ...all, [name]: meaning } });
  };
  return (
    <Panel aria-labelledby="bom-columns">
      <Head>
        <h2 id="bom-columns">{t('columns.title')}</h2>
        <span>{facts.join(' · ')}</span>
      </Head>
      <Grid>
        {sheets.length > 1 ? (
          <SelectField
            compact
            label={t('columns.sheet')}
            value={sheet ?? ''}
            options={sheets.map((name) => ({ value: name, label: name }))}
            onChange={(event) => bom.set({ sheet: event.target.value, all_sheets: false, header_row: null, mapping: {} })}
          />
        ) : null}
        {columns.map((column) => (
          <SelectField
            key={column.header}
            compact
            frame={WholeSelectFrame}
            label={column.header}
            hint={column.sample.join(' · ') || t('columns.empty')}
            value={column.meaning}
            options={bomMeanings.map((meaning) => ({ value: meaning, label: t(`meaning.${meaning}`) }))}
            onChange={(event) => change(column.header, event.target.value)}
          />
        ))}
        {header === null ? null : <HeaderRow key={header} row={header} bom={bom} />}
      </Grid>
      <BomTableRows answer={answer} bom={bom} />
    </Panel>
  );
}

/** The row of the header is asked for once it is typed in full: each number would be another reading. */
function HeaderRow({ row, bom }: { row: number; bom: Bom }) {
  const { t } = useTranslation('bom');
  const [typed, setTyped] = useState(String(row));
  const isWrong = !/^\d{1,5}$/.test(typed.trim());
  const isChanged = !isWrong && Number(typed) !== row;
  return (
    <HeaderForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) bom.set({ header_row: Number(typed), mapping: {} });
      }}
    >
      <TextField
        compact
        label={t('columns.header_row')}
        hint={t('columns.header_hint')}
        error={isWrong ? t('columns.header_wrong') : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isChanged ? <Button type="submit">{t('columns.read_again')}</Button> : null}
    </HeaderForm>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['4']};
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: ${theme.space['3']};
  h2 {
    font: ${theme.type.h3};
  }
  span {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.dense};
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: ${theme.space['3']};
  align-items: end;
  > div > span {
    overflow-wrap: anywhere;
  }
`;

const HeaderForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  align-items: end;
`;
