import type { Context, MiddlewareHandler } from 'hono';
import type { Locale, SiteHosts } from '#contract/locale.ts';
import type { AnswerStorage } from './cache/kept-answer.ts';
import type { AdminAt } from './admin-gate.ts';
import type { ForeignOrigins } from './content-policy.ts';
import type { WordReader } from './edge-words.ts';
import type { EdgeMetrics } from './metrics.ts';
import type { RobotsSetting } from './robots.ts';

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
  };
}

export type EdgeContext = Context<EdgeEnv>;
export type EdgeMiddleware = MiddlewareHandler<EdgeEnv>;

/** The app's built files: Cloudflare's ASSETS binding, or a folder on disk. Unknown paths answer 404. */
export interface Assets {
  fetch: (request: Request) => Response | Promise<Response>;
}

export interface EdgeOptions {
  assets: Assets;
  /** Origin of the store API, such as `http://127.0.0.1:8081`; several of them are separated by commas. */
  upstream: string;
  fetch: (request: Request) => Promise<Response>;
  /** Where each locale is at home. */
  hosts: SiteHosts;
  /** The shop's name in titles. */
  siteName?: string;
  /** Proves to the store API that `X-Forwarded-For` comes from this edge. */
  edgeSecret?: string;
  /** Where the operator's side is; nowhere unless stated. */
  adminAt?: AdminAt;
  /** Whether search engines may list the shop; they may unless stated. */
  robots?: RobotsSetting;
  /** Keeps answers of the catalogue; none are kept without it. */
  answers?: AnswerStorage;
  /** Counts answers and what the cache did; nothing is counted without it. */
  metrics?: EdgeMetrics;
  /** Services of the operator's own that pages may use; none unless stated. */
  foreignOrigins?: ForeignOrigins;
  /** Milliseconds; for tests. */
  now?: () => number;
}
