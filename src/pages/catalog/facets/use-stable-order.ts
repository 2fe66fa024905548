import { useState } from 'react';

/** Keeps the order in which options were first seen, so that a value never moves while its counts change; new ones come last. */
export function useStableOrder<Option extends { key: string }>(options: readonly Option[]): Option[] {
  const [places] = useState(() => new Map<string, number>());
  for (const { key } of options) {
    if (!places.has(key)) places.set(key, places.size);
  }
  return options.toSorted((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0));
}
