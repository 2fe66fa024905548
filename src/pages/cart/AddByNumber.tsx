import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { maximumPieces } from '#contract/limits.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { PartNumberField } from '#src/components/parts/PartNumberField.tsx';
import { readPieces } from '#src/components/read-pieces.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Panel } from '#src/ui/panel.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { useAddByNumber } from './use-add-by-number.ts';

/** A line straight from a part number or an order code. */
export function AddByNumber() {
  const { t } = useTranslation(['cart', 'buy']);
  const { integer } = useFormat();
  const titleId = useId();
  const [number, setNumber] = useState('');
  const [pieces, setPieces] = useState('');
  const { add, isAdding, problem } = useAddByNumber();
  const keyword = number.trim();
  const typed = readPieces(pieces, maximumPieces);
  const isWrongPieces = pieces.trim() !== '' && typed === null;

  const submit = async (quantity: number | null) => {
    if (await add(keyword, quantity)) {
      setNumber('');
      setPieces('');
    }
  };

  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>{t('add.title')}</h2>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrongPieces && !isAdding) void submit(typed);
        }}
      >
        <PartNumberField label={t('add.number')} hint={t('add.number_hint')} error={problem?.text} value={number} onChange={setNumber} />
        <TextField
          compact
          label={t('buy:quantity')}
          hint={t('add.quantity_hint')}
          error={isWrongPieces ? t('buy:no_number', { example: integer(100) }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={pieces}
          onChange={(event) => setPieces(event.target.value)}
        />
        <Button type="submit" busy={isAdding}>
          {t(isAdding ? 'add.adding' : 'add.submit')}
        </Button>
      </Form>
      {problem?.suggested === undefined ? null : (
        <Button size="small" onClick={() => void submit(problem.suggested ?? null)}>
          {t('buy:make_it', { quantity: integer(problem.suggested) })}
        </Button>
      )}
      {problem?.isUnknown && keyword ? (
        <RouteLink to={buildPath('product-list-keyword', { keyword })}>{t('add.search', { number: keyword })}</RouteLink>
      ) : null}
    </Panel>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${theme.space['3']};
  align-items: end;
  margin-block: ${theme.space['2']};
  > :first-child {
    grid-column: span 2;
  }
`;
