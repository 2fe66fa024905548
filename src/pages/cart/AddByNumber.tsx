import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { maximumPieces } from '#contract/api/fields.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useSearchSuggestQuery } from '#src/api/navigation.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Panel } from '#src/ui/panel.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { useAddByNumber } from './use-add-by-number.ts';

const suggestionsFrom = 2;
const suggestionsShown = 6;

function readPieces(text: string): number | null {
  const digits = text.replaceAll(/[\s.,'\u00a0\u202f]/g, '');
  return /^\d{1,8}$/.test(digits) && Number(digits) > 0 && Number(digits) <= maximumPieces ? Number(digits) : null;
}

/** A line straight from a part number or an order code. */
export function AddByNumber() {
  const { t } = useTranslation(['cart', 'buy']);
  const { integer } = useFormat();
  const listId = useId();
  const [number, setNumber] = useState('');
  const [pieces, setPieces] = useState('');
  const { add, isAdding, problem } = useAddByNumber();
  const keyword = number.trim();
  const { currentData } = useSearchSuggestQuery({ keyword, limit: suggestionsShown }, { skip: keyword.length < suggestionsFrom });
  const isWrongPieces = pieces.trim() !== '' && readPieces(pieces) === null;

  const submit = async (quantity: number | null) => {
    if (await add(keyword, quantity)) {
      setNumber('');
      setPieces('');
    }
  };

  return (
    <Panel aria-labelledby={`${listId}-title`}>
      <h2 id={`${listId}-title`}>{t('add.title')}</h2>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrongPieces && !isAdding) void submit(readPieces(pieces));
        }}
      >
        <TextField
          compact
          label={t('add.number')}
          hint={t('add.number_hint')}
          error={problem?.text}
          list={listId}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <datalist id={listId}>
          {(currentData?.products ?? []).map((product) => (
            <option key={product.web_url} value={product.mpn}>
              {`${product.manufacturer} · ${product.description}`}
            </option>
          ))}
        </datalist>
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
