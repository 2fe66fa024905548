import {
  getPartSourceRuns,
  getPartSources,
  pausePartSource,
  removePartSource,
  runPartSource,
  savePartSource,
} from '#contract/api/admin/part-source.ts';
import { actingOf } from '#server/caller/acting.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { requireFactorOrConsole } from '#server/admin/access/fresh-factor.ts';
import { askForRun, pauseSource, removeSource, saveSource } from '#server/admin/part-source/part-sources.ts';
import { listSources, readRuns } from '#server/admin/part-source/show-source.ts';

/** Places that lists of parts are taken from by themselves (`docs/api.md` 5.6). */
export function registerAdminPartSourceRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getPartSources, () => listSources(deps, deps.db));
  contractRoute(app, deps, savePartSource, async (request, call) => {
    await requireFactorOrConsole(call);
    return saveSource(actingOf(call), request);
  });
  contractRoute(app, deps, removePartSource, ({ id }, call) => removeSource(actingOf(call), id));
  contractRoute(app, deps, pausePartSource, ({ id, paused }, call) => pauseSource(actingOf(call), id, paused));
  contractRoute(app, deps, runPartSource, ({ id }, call) => askForRun(actingOf(call), id));
  contractRoute(app, deps, getPartSourceRuns, (query) => readRuns(deps.db, query));
}
