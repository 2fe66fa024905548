import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Row } from './parts.ts';
import { Trouble } from './Trouble.tsx';
import { type Answer, useStep } from './use-step.ts';

interface KeptByNameProps {
  names: readonly string[];
  /** The one that is open; left out, the one whose name stands in the field. */
  chosen?: string;
  /** Whether there is something that may be kept. */
  mayKeep: boolean;
  words: {
    take: string;
    none: string;
    name: string;
    save: string;
    forget: (name: string) => string;
    saved: (name: string) => string;
  };
  /** Empty: none of them. */
  onTake: (name: string) => void;
  /** Keeps what is there under a name, or forgets that name. */
  keep: (name: string, isKept: boolean) => Promise<Answer>;
}

/** What operators keep by name for each other: choose one, keep what is there, forget one. */
export function KeptByName({ names, chosen, mayKeep, words, onTake, keep }: KeptByNameProps) {
  const step = useStep(null);
  const [name, setName] = useState(chosen ?? '');
  const [kept, setKept] = useState<string | null>(null);
  const send = async (which: string, isKept: boolean) => {
    if (await step.run(() => keep(which, isKept))) setKept(isKept ? which : null);
  };
  const take = (which: string) => {
    setName(which);
    onTake(which);
  };
  const open = chosen ?? name;
  return (
    <>
      <Row>
        {names.length > 0 ? (
          <SelectField
            compact
            label={words.take}
            value={names.includes(open) ? open : ''}
            options={[{ value: '', label: words.none }, ...names.map((one) => ({ value: one, label: one }))]}
            onChange={({ target }) => take(target.value)}
          />
        ) : null}
        {mayKeep ? (
          <>
            <TextField
              compact
              label={words.name}
              value={name}
              maxLength={60}
              error={step.errorAt('name')}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={(event) => {
                // It may stand in a form of something else, so it is none itself.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing || name.trim() === '') return;
                event.preventDefault();
                void send(name.trim(), true);
              }}
            />
            <Button busy={step.isBusy} onClick={() => void send(name.trim(), true)} disabled={name.trim() === ''}>
              {words.save}
            </Button>
            {names.includes(name) ? <Button onClick={() => void send(name, false)}>{words.forget(name)}</Button> : null}
          </>
        ) : null}
        <span role="status">{kept === null ? '' : words.saved(kept)}</span>
      </Row>
      <Trouble step={step} />
    </>
  );
}
