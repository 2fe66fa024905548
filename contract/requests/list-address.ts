import { type QueryText, writeQuery } from '#contract/query-text.ts';
import { buildPath } from '#contract/routes/build-path.ts';

type ListQuery = {
  status?: string;
  page?: string;
};

/** What goes without saying. */
const unsaid: Record<string, string> = { status: 'all', page: '1' };

/** How the address of one of the account's lists is read and written; `keys` in the order in which they stand there. */
export function listAddress<Query extends ListQuery>(
  list: 'user-order' | 'user-quote',
  request: { safeParse: (given: unknown) => { success: boolean } },
  keys: readonly (keyof Query & string)[],
) {
  /** A value that the contract would refuse is as good as none. */
  const read = (search: QueryText): Query => {
    const given = keys.map((key) => [key, search.get(key)?.trim()] as const);
    const fit = given.filter(([key, value]) => value && request.safeParse({ [key]: value }).success);
    return Object.fromEntries(fit) as Query; // the contract has just found each value fit for its key
  };
  const path = (query: Query): string => {
    const said = keys.flatMap((key) => (query[key] && query[key] !== unsaid[key] ? [[key, String(query[key])] as const] : []));
    const search = writeQuery(said);
    return buildPath(list) + (search && `?${search}`);
  };
  return { read, path };
}
