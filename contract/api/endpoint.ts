import type * as z from 'zod/mini';
import type { ErrorCode } from './error.ts';

/** Who may call (`docs/api.md` section 2). */
export type Access = 'any' | 'cart' | 'user' | 'order' | 'operator';
/** What a key of a customer's own programs may be for (`docs/api.md` section 2). */
export const apiScopes = ['catalog', 'cart', 'orders:read'] as const;
export type ApiScope = (typeof apiScopes)[number];
/** What a key of an operator may be for (`docs/api.md` 5.6). */
export const operatorScopes = ['catalog', 'orders', 'shipping', 'quotes', 'content', 'customers', 'settings', 'overview'] as const;
export type OperatorScope = (typeof operatorScopes)[number];
/** What a person who runs the shop may do and a key never: see to the own log-in, and to other people. */
export const personScopes = ['own', 'people'] as const;
export type PersonScope = (typeof personScopes)[number];
/** Cache class (`docs/api.md` 1.3): config, reference, catalog, live, private. */
export type CacheClass = 'A' | 'B' | 'C' | 'D' | 'N';

/** Bytes of a body, unless a call says otherwise, and characters of an address with its query (`docs/api.md` 1). */
export const largestBody = 256 * 1024;
export const longestUrl = 4096;

/** Header of an answer with the token that takes the place of the one that was shown (`docs/api.md` section 2). */
export const newTokenHeader = 'X-New-Token';

/** One call of the store API, declared once for app, edge, server and tests. */
export interface Endpoint<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  /** One line for programmers; English is the language of the API. */
  summary: string;
  /** Codes that this call answers beside those that its kind brings along (`server/http/error-codes.ts`). */
  errors?: readonly ErrorCode[];
  /** What the call means; this API reads by POST too, so the method does not tell. */
  kind: 'query' | 'command';
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  access: Access;
  /** What an operator must be allowed; stated where `access` is `operator`. */
  scope?: OperatorScope | PersonScope;
  /** A narrower scope that opens the call as well; its handler refuses what goes beyond. */
  narrowScope?: OperatorScope;
  cache: CacheClass;
  /** What an address answers never changes, and is the same in every language and currency: a file named after its content. */
  lasting?: true;
  /** HTTP status of a success; 200 unless stated. */
  status?: 201;
  /** `required` on calls that must never run twice; other POST commands honour a key that is sent. */
  idempotency?: 'required';
  /** Fields with a password: the client keeps none for a retry, so a repeated request is the same one with or without them. */
  secrets?: readonly string[];
  /** Most bytes of a body where it is not the usual 256 KiB. */
  maxBytes?: number;
  /** The body is a form with a file (`multipart/form-data`). */
  form?: true;
  /** Body of a POST, query of a GET. A GET schema must accept the texts of a query string. */
  request: Request;
  response: Response;
}

export type AnyEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType>;
/** What a caller writes. */
export type RequestOf<E extends AnyEndpoint> = z.input<E['request']>;
/** What a handler reads, defaults filled in. */
export type ParsedRequestOf<E extends AnyEndpoint> = z.output<E['request']>;
export type ResponseOf<E extends AnyEndpoint> = z.output<E['response']>;

/** Declares a call; returns it unchanged, with its exact types. */
export function endpoint<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  call: Endpoint<Request, Response>,
): Endpoint<Request, Response> {
  return call;
}
