/** Uses of one key within one window. */
interface Use {
  key: string;
  amount: number;
  limit: number;
  /** Milliseconds. */
  now: number;
  endsAt: number;
}

/** Adds a use; gives how many there were in its window with it, at least one more than the limit once that is used up. */
export type CountUse = (use: Use) => number | Promise<number>;
