import type { PagedList } from '#contract/listing/list-pages.ts';

/** One page of the shop: its path, its chunk, its guard, and what the edge needs to answer 200 or 404 with the right head. */
export interface Route<Name extends string = string, Path extends string = string> {
  name: Name;
  path: Path;
  /** `src/pages/<page>.tsx`, and `src/pages/<page>.loader.ts` when it reads data. */
  page: string;
  /** Namespaces of `locales/<lang>/` that the page needs beside `common`; a `:parameter` stands for its value. */
  words: readonly string[];
  /** How the parameters of the path that are no slugs are read. */
  parameters: Readonly<Record<string, ReadParameter>>;
  /** Names of guards in `src/router/middleware.ts`. */
  middleware: readonly string[];
  /** Is not there at all unless the operator opens their side of the shop. */
  access?: 'operator';
  /** Keys of `head.json`: `<title>.title` and `<title>.description`; whether search engines may list the page; of a list with pages (`?page=2`), what it lists. */
  head: { title: string; index: boolean; paged?: PagedList };
}

/** Names of the `:parameters` of a path. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The namespaces of a page with its parameters filled in; without one that is not known. */
export function wordsOf({ words }: Pick<Route, 'words'>, params: Readonly<Record<string, string>>): string[] {
  return words.flatMap((name) => {
    const key = /:(\w+)/.exec(name)?.[1];
    if (key === undefined) return name;
    const value = params[key];
    return value === undefined ? [] : name.replace(`:${key}`, value);
  });
}

/** Reads the text of a `:parameter`; null where no page has it. Plain code instead of a schema: every first view carries the route table. */
export type ReadParameter = (text: string) => string | null;
