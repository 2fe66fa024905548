/** What a page asks the store when it opens: said once, for the edge, which answers with it, and for the app, which starts it early. */
import type { AnyEndpoint, RequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { QueryText } from '#contract/query-text.ts';

/** A page as its address names it. */
export interface PageAddress {
  params: Readonly<Record<string, string>>;
  /** Without language prefix and query. */
  path: string;
  search: QueryText;
}

export interface PageStore {
  /** Asks for an answer; who waits for it shows the page with it. */
  want: <E extends AnyEndpoint>(call: E, request: RequestOf<E> & object) => Promise<unknown>;
  /** The answer itself, by which further calls are made; null when it cannot be had. */
  ask: <E extends AnyEndpoint>(call: E, request: RequestOf<E> & object) => Promise<ResponseOf<E> | null>;
}

/** Starts calls. Where an answer that comes back says `not_found`, the app shows that there is no such page; what is not waited for, the page tells. */
export type StartCalls = (page: PageAddress, store: PageStore) => Promise<unknown> | void;

/** A call that fails with `not_found` when the record of a page does not exist. */
export interface RecordCall {
  call: AnyEndpoint;
  /** Parameters of the path stand from the outer one to the record's own. */
  request: Readonly<Record<string, unknown>>;
}

/** The public calls of a page: the edge puts their answers into it. */
export interface PageCalls {
  /** Tell whether the page exists: its own record, then others that its path names. */
  records?: (page: PageAddress) => readonly RecordCall[];
  /** What else it shows at once. */
  first?: StartCalls;
}

/** What `contract/pages/<area>/<Page>.ts` holds. */
export interface PageCallsModule {
  calls?: PageCalls;
  /** What the page asks of the visitor's own: the edge, which knows nobody, leaves that to the app. */
  own?: StartCalls;
}
