/** What can be undone and done again: the states of a calculator's fields, one for each step. */

export interface Steps<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What the last step is about, while further changes of the same thing belong to it; null once it is closed. */
  open: string | null;
  /** Grows with every step, also backwards. */
  number: number;
}

export type StepAction<State> =
  | { kind: 'change'; about: string | null; next: (before: State) => State }
  | { kind: 'close' }
  | { kind: 'undo' }
  | { kind: 'redo' };

/** Steps that are kept. */
const most = 100;

export function firstStep<State>(present: State): Steps<State> {
  return { past: [], present, future: [], open: null, number: 0 };
}

/** The steps after an action; the same object where it changes nothing. */
export function takeStep<State>(steps: Steps<State>, action: StepAction<State>): Steps<State> {
  const { past, present, future, open, number } = steps;
  switch (action.kind) {
    case 'change': {
      const next = action.next(present);
      if (next === present) return steps;
      if (action.about !== null && action.about === open) return { ...steps, present: next, future: [] };
      return { past: [...past, present].slice(-most), present: next, future: [], open: action.about, number: number + 1 };
    }
    case 'close':
      return open === null ? steps : { ...steps, open: null };
    case 'undo': {
      const before = past.at(-1);
      return before === undefined
        ? steps
        : { past: past.slice(0, -1), present: before, future: [present, ...future], open: null, number: number + 1 };
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next === undefined ? steps : { past: [...past, present], present: next, future: rest, open: null, number: number + 1 };
    }
  }
}
