import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostListName, type PartsListSummary } from '#contract/api/parts-list.ts';
import { savedListPath } from '#src/components/bom/list-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { ListChoice, newList } from '#src/components/save-part/ListChoice.tsx';
import { useSavePart } from '#src/components/save-part/use-save-part.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { DialogForm } from '#src/ui/DialogForm.tsx';
import { Message } from '#src/ui/Message.tsx';
import { useToast } from '#src/ui/toast-context.ts';
import type { KitChoice } from './kit-choice.ts';
import { choiceAt, kitLines, piecesAt } from './kit-lines.ts';
import { kitForm } from './kit-form.ts';
import type { OfferedPlace } from './use-kit-offers.ts';
import { usePlaceNames } from './use-place-names.ts';

interface Props {
  places: readonly OfferedPlace[];
  choice: KitChoice;
  /** The newest first. */
  lists: readonly PartsListSummary[];
  onBusy: (isBusy: boolean) => void;
  onSaved: () => void;
}

/** The list that the kit goes to; a new one is called like the calculator unless its name is changed. */
export function KitList({ places, choice, lists, onBusy, onSaved }: Props) {
  const { t } = useTranslation('save_part');
  const { words } = useToolContext();
  const { roleOf } = usePlaceNames();
  const toast = useToast();
  const { save, failure } = useSavePart();
  const title = words('title');
  const [chosen, setChosen] = useState(newList);
  const [name, setName] = useState(title.slice(0, mostListName));
  const [isTried, setTried] = useState(false);
  const isUnnamed = chosen === newList && name.trim() === '';
  const lines = kitLines(places, choice, { title, address: globalThis.location.href, roleOf });
  const isReadable = places.every((place) => !choiceAt(choice, place).isTaken || piecesAt(place, choiceAt(choice, place)) !== null);

  const submit = async () => {
    setTried(true);
    if (lines.length === 0 || isUnnamed || !isReadable) return;
    onBusy(true);
    const list = await save(chosen === newList ? { name: name.trim() } : { id: chosen }, lines);
    onBusy(false);
    if (!list) return;
    toast({ text: t('saved', { name: list.name }), link: <RouteLink to={savedListPath(list.id)}>{t('open_list')}</RouteLink> });
    onSaved();
  };

  return (
    <DialogForm
      id={kitForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ListChoice lists={lists} chosen={chosen} onChoose={setChosen} name={name} onName={setName} isWrong={isTried && isUnnamed} />
      {isTried && lines.length === 0 ? (
        <Message tone="danger" role="alert">
          {t('kit.empty')}
        </Message>
      ) : null}
      {failure === null ? null : (
        <Message tone="danger" role="alert">
          {failure}
        </Message>
      )}
    </DialogForm>
  );
}
