import type { SiteHosts } from '#contract/locale.ts';
import type { AdminAt } from './admin-gate.ts';
import type { AnswerStorage } from './cache/kept-answer.ts';
import type { ForeignOrigins } from './content-policy.ts';
import type { EdgeMetrics } from './metrics.ts';
import type { RobotsSetting } from './files/robots.ts';

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
  /** Keeps answers of the catalog; none are kept without it. */
  answers?: AnswerStorage;
  /** Counts answers and what the cache did; nothing is counted without it. */
  metrics?: EdgeMetrics;
  /** Services of the operator's own that pages may use; none unless stated. */
  foreignOrigins?: ForeignOrigins;
  /** Milliseconds; for tests. */
  now?: () => number;
}

/** The app's built files: Cloudflare's ASSETS binding, or a folder on disk. Unknown paths answer 404. */
export interface Assets {
  fetch: (request: Request) => Response | Promise<Response>;
}
