import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostLineNote, type PartsListSummary } from '#contract/api/parts-list.ts';
import { maximumPieces } from '#contract/limits.ts';
import { savedListPath } from '#src/components/bom/list-path.ts';
import { readPieces } from '#src/components/read-pieces.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { DialogForm } from '#src/ui/DialogForm.tsx';
import { Message } from '#src/ui/Message.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useToast } from '#src/ui/toast-context.ts';
import { ListChoice, newList } from './ListChoice.tsx';
import type { KeptPart, SavePart } from './use-save-part.ts';

interface Props {
  id: string;
  parts: readonly KeptPart[];
  /** The newest first. */
  lists: readonly PartsListSummary[];
  save: SavePart['save'];
  failure: SavePart['failure'];
  onSaved: () => void;
}

export function SaveForm({ id, parts, lists, save, failure, onSaved }: Props) {
  const { t } = useTranslation('save_part');
  const toast = useToast();
  const [chosen, setChosen] = useState(lists[0]?.id ?? newList);
  const [name, setName] = useState('');
  const [pieces, setPieces] = useState('1');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const quantity = readPieces(pieces, maximumPieces);
  const isUnnamed = chosen === newList && name.trim() === '';

  const submit = async () => {
    setTried(true);
    if (quantity === null || isUnnamed) return;
    const target = chosen === newList ? { name: name.trim() } : { id: chosen };
    const list = await save(
      target,
      parts.map((part) => ({ ...part, quantity, note: note.trim() })),
    );
    if (!list) return;
    toast({ text: t('saved', { name: list.name }), link: <RouteLink to={savedListPath(list.id)}>{t('open_list')}</RouteLink> });
    onSaved();
  };

  return (
    <DialogForm
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ListChoice lists={lists} chosen={chosen} onChoose={setChosen} name={name} onName={setName} isWrong={isTried && isUnnamed} />
      <TextField
        label={t('quantity')}
        inputMode="numeric"
        value={pieces}
        onChange={(event) => setPieces(event.target.value)}
        error={isTried && quantity === null ? t('quantity_wrong') : undefined}
      />
      <TextField label={t('note')} maxLength={mostLineNote} value={note} onChange={(event) => setNote(event.target.value)} />
      {failure === null ? null : (
        <Message tone="danger" role="alert">
          {failure}
        </Message>
      )}
    </DialogForm>
  );
}
