import type { Context, MiddlewareHandler } from 'hono';
import type { EmbedLook } from '#contract/routes/embed.ts';
import type { Locale, SiteHosts } from '#contract/locale.ts';
import type { WordReader } from './words/word-reader.ts';

/** What a platform gives with each request, and what the chain has found out about it. */
export interface EdgeEnv {
  Bindings: {
    /** Address of the visitor as the platform knows it; empty when unknown. */
    ip: string;
    /** Whether the request came in by the port that the operator's side has for itself. */
    isAdminPort?: boolean;
    /** Keeps the platform awake for work that goes on after the answer; not needed on Node. */
    waitUntil?: (work: Promise<unknown>) => void;
  };
  Variables: {
    requestId: string;
    secureHeadersNonce: string;
    locale: Locale;
    wordReader: WordReader;
    /** Where each locale is at home. */
    hosts: SiteHosts;
    /** Language prefix of the path, such as `/de`; empty without one. */
    base: string;
    /** Path without the language prefix. */
    path: string;
    /** Whether this host has the operator's side. */
    isAdminOpen: boolean;
    /** How the answer looks inside of a page of another site; left out for all that nobody may frame. */
    embed?: EmbedLook;
  };
}

export type EdgeContext = Context<EdgeEnv>;
export type EdgeMiddleware = MiddlewareHandler<EdgeEnv>;
