import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { leastNumber, PartNumberField } from '#src/components/parts/PartNumberField.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Panel } from '#src/ui/panel.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { PasteParts } from './PasteParts.tsx';
import { typedPieces } from './typed-price.ts';
import { useAddParts } from './use-add-parts.ts';

/** A line of the quote list from any part number, whether we carry it or not. */
export function AddParts() {
  const { t } = useTranslation(['rfq', 'buy']);
  const { integer } = useFormat();
  const titleId = useId();
  const numberId = useId();
  const [number, setNumber] = useState('');
  const [maker, setMaker] = useState('');
  const [pieces, setPieces] = useState('');
  const [problem, setProblem] = useState<'number' | 'pieces' | 'failed' | null>(null);
  const [isPasting, setPasting] = useState(false);
  const { add, isAdding } = useAddParts();
  const keyword = number.trim();

  const submit = async () => {
    const quantity = typedPieces(pieces);
    if (keyword.length < leastNumber) return setProblem('number');
    if (quantity === null) return setProblem('pieces');
    const added = await add([{ mpn: keyword, quantity, ...(maker.trim() && { manufacturer: maker.trim() }) }]);
    setProblem(added === null ? 'failed' : null);
    if (added === null) return undefined;
    setNumber('');
    setMaker('');
    setPieces('');
    return document.getElementById(numberId)?.focus();
  };

  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>{t('add.title')}</h2>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAdding) void submit();
        }}
      >
        <PartNumberField
          id={numberId}
          label={t('add.number')}
          hint={t('add.number_hint')}
          error={problem === 'number' ? t('add.required') : problem === 'failed' ? t('add.failed') : undefined}
          value={number}
          onChange={setNumber}
        />
        <TextField
          compact
          optional
          label={t('add.maker')}
          autoComplete="off"
          maxLength={80}
          value={maker}
          onChange={(event) => setMaker(event.target.value)}
        />
        <TextField
          compact
          label={t('line.quantity')}
          error={problem === 'pieces' ? t('line.quantity_like', { example: integer(1000) }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          value={pieces}
          onChange={(event) => setPieces(event.target.value)}
        />
        <Button type="submit" busy={isAdding}>
          {t(isAdding ? 'add.adding' : 'add.submit')}
        </Button>
      </Form>
      {isPasting ? (
        <PasteParts onDone={() => setPasting(false)} />
      ) : (
        <Button size="small" tone="quiet" onClick={() => setPasting(true)}>
          {t('paste.open')}
        </Button>
      )}
    </Panel>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
  align-items: end;
  margin-block: ${theme.space['2']};
  ${media.md} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1.3fr) minmax(0, 1fr) auto;
  }
`;
