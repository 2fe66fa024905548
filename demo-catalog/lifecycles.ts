/** How long makers say that they will make a part (`data/README.md`). */
import type { Lifecycle } from '#contract/api/part.ts';
import { type LifecycleStatements, readLifecycles } from './facts.ts';

export type LifecycleIndex = ReadonlyMap<string, Lifecycle>;

/** Of two documents that name a part, the later one counts. */
export function indexLifecycles(statements: LifecycleStatements = readLifecycles()): LifecycleIndex {
  return new Map(
    statements
      .toSorted((a, b) => a.stated.localeCompare(b.stated))
      .flatMap(({ manufacturer, parts }) =>
        states.flatMap((state) => (parts[state] ?? []).map((mpn): [string, Lifecycle] => [`${manufacturer} ${mpn}`, state])),
      ),
  );
}

const states = ['preview', 'active', 'nrnd', 'last_time_buy', 'obsolete'] as const satisfies Lifecycle[];

/** What the maker's document says of a part; `unknown` where none was read. */
export function lifecycleOf(index: LifecycleIndex, { manufacturer, mpn }: { manufacturer: string; mpn: string }): Lifecycle {
  return index.get(`${manufacturer} ${mpn}`) ?? 'unknown';
}
