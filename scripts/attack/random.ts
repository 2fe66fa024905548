/** Numbers that look like chance and are the same for the same seed (mulberry32). */
export interface Random {
  /** From 0 to below 1. */
  next: () => number;
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number;
  /** Whether something of this likelihood happens. */
  chance: (likelihood: number) => boolean;
  /** One of them; throws for an empty list. */
  pick: <Item>(items: readonly Item[]) => Item;
}

export function seededRandom(seed: number): Random {
  let state = Math.trunc(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (likelihood) => next() < likelihood,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
  };
}
