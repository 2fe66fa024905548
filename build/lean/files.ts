/** The files of libraries that carry what the shop never uses. */
import { i18next } from './i18next.ts';
import { reactDom } from './react-dom.ts';
import { dom, history, instrumentation, router } from './react-router.ts';
import { query, queryHooks } from './redux-toolkit.ts';
import { middleware, prefixes } from './stylis.ts';
import type { Unused } from './without.ts';

/** By the end of their path. */
export const leanFiles: Readonly<Record<string, Unused>> = {
  '/react-dom/cjs/react-dom-client.production.js': reactDom,
  '/react-router/dist/production/lib/router/router.js': router,
  '/react-router/dist/production/lib/router/instrumentation.js': instrumentation,
  '/react-router/dist/production/lib/router/history.js': history,
  '/react-router/dist/production/lib/dom/lib.js': dom,
  '/i18next/dist/esm/i18next.js': i18next,
  '/@reduxjs/toolkit/dist/query/rtk-query.modern.mjs': query,
  '/@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs': queryHooks,
  '/stylis/src/Prefixer.js': prefixes,
  '/stylis/src/Middleware.js': middleware,
};
