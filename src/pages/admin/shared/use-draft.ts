import { useState } from 'react';

/** Another one after each change. */
export type Version = number | string;

interface State<Draft> {
  /** What is being typed. */
  draft: Draft;
  /** What was saved when it was last read. */
  saved: Draft;
  version: Version;
  /** The version that was last read from the store. */
  read: Version;
  /** What somebody else has saved meanwhile, of the fields that were typed in here too. */
  theirs: Partial<Draft>;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function namesOf<Draft extends object>(...drafts: readonly Draft[]): (keyof Draft)[] {
  return [...new Set(drafts.flatMap((one) => Object.keys(one) as (keyof Draft)[]))]; // its own fields
}

/** Takes a newer state in: untouched fields follow it, typed ones stay and are told what it says. */
export function merged<Draft extends object>(state: State<Draft>, saved: Draft, version: Version): State<Draft> {
  const draft = { ...saved };
  const theirs: Partial<Draft> = {};
  for (const name of namesOf(saved, state.draft)) {
    const isTouched = !isSame(state.draft[name], state.saved[name]);
    if (!isTouched || isSame(state.draft[name], saved[name])) continue;
    draft[name] = state.draft[name];
    if (name in state.theirs || !isSame(saved[name], state.saved[name])) theirs[name] = saved[name];
  }
  return { draft, saved, version, read: version, theirs };
}

/** Fields as they are typed over a record that others may change meanwhile, by the record's version. */
export function useDraft<Draft extends object>(saved: Draft, version: Version) {
  const [state, setState] = useState<State<Draft>>({ draft: saved, saved, version, read: version, theirs: {} });
  // After a save the older state may still be shown for a moment.
  if (version !== state.read) setState(version === state.version ? { ...state, read: version } : merged(state, saved, version));
  return {
    ...state,
    put: (change: Partial<Draft>) => setState((held) => ({ ...held, draft: { ...held.draft, ...change } })),
    /** Begins anew with what the store has made of it. */
    settle: (made: Draft, itsVersion: Version) =>
      setState(({ read }) => ({ draft: made, saved: made, version: itsVersion, read, theirs: {} })),
    touched: namesOf(state.saved, state.draft).filter((name) => !isSame(state.draft[name], state.saved[name])),
  };
}
