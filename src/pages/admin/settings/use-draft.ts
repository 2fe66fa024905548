import { useState } from 'react';

interface State<Draft> {
  /** What is being typed. */
  draft: Draft;
  /** What was saved when it was last read. */
  saved: Draft;
  version: number;
  /** What somebody else has saved meanwhile, of the fields that were typed in here too. */
  theirs: Partial<Draft>;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Takes a newer state in: untouched fields follow it, typed ones stay and are told what it says. */
export function merged<Draft extends object>(state: State<Draft>, saved: Draft, version: number): State<Draft> {
  const draft = { ...saved };
  const theirs: Partial<Draft> = {};
  for (const name of Object.keys(saved) as (keyof Draft)[]) {
    const isTouched = !isSame(state.draft[name], state.saved[name]);
    if (!isTouched || isSame(state.draft[name], saved[name])) continue;
    draft[name] = state.draft[name];
    if (name in state.theirs || !isSame(saved[name], state.saved[name])) theirs[name] = saved[name];
  }
  return { draft, saved, version, theirs };
}

/** Fields as they are typed over a record that others may change meanwhile, by the record's version. */
export function useDraft<Draft extends object>(saved: Draft, version: number) {
  const [state, setState] = useState<State<Draft>>({ draft: saved, saved, version, theirs: {} });
  if (version > state.version) setState(merged(state, saved, version));
  const names = Object.keys(state.saved) as (keyof Draft)[];
  return {
    ...state,
    put: (change: Partial<Draft>) => setState((held) => ({ ...held, draft: { ...held.draft, ...change } })),
    /** Begins anew with what the store has made of it. */
    settle: (made: Draft, itsVersion: number) => setState({ draft: made, saved: made, version: itsVersion, theirs: {} }),
    touched: names.filter((name) => !isSame(state.draft[name], state.saved[name])),
  };
}
